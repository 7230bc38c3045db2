import type { ServerResponse } from 'node:http';

/** The requests of a server that are not answered yet. */
export class RequestsUnderWay {
  private readonly responses = new Set<ServerResponse>();
  private whenNone: (() => void) | undefined;

  add(response: ServerResponse): void {
    this.responses.add(response);
    if (this.whenNone !== undefined) closeAfter(response);
    response.once('close', () => {
      this.responses.delete(response);
      if (this.responses.size === 0) this.whenNone?.();
    });
  }

  /** Returns whether a part of an answer has been sent on this connection. */
  hasBegunOn(line: unknown): boolean {
    return [...this.responses].some(({ socket, headersSent }) => socket === line && headersSent);
  }

  /** Resolves when all are answered; their connections take no further request. */
  finished(): Promise<void> {
    for (const response of this.responses) closeAfter(response);
    return new Promise((resolve) => {
      this.whenNone = resolve;
      if (this.responses.size === 0) resolve();
    });
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
