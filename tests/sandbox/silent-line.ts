import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that can go dead: it stays open, and no byte passes any more, as when a cable is pulled. */
export interface SilentLine {
  /** The server's address by this line. */
  readonly url: string;
  /** From now on nothing passes, on new connections neither. */
  silence(): void;
  close(): Promise<void>;
}

export async function openLine(serverUrl: string): Promise<SilentLine> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    pass(near, far);
    pass(far, near);
  });
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!isSilent) to.write(bytes);
    });
    from.on('end', () => {
      if (!isSilent) to.end();
    });
    from.on('error', () => {});
    from.on('close', () => sockets.delete(from));
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  const url = new URL(serverUrl);
  url.port = String(address.port);
  return {
    url: url.href,
    silence: () => {
      isSilent = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
