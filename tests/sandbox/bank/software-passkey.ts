import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** Describes what differs from a device that does as it is asked. */
interface Device {
  /** The origin of the page that asks. */
  readonly origin: string;
  /** The site that the device signs for; the origin's host unless named. */
  readonly site?: string;
  /** Of the user: present and verified unless named. */
  readonly flags?: number;
  readonly count?: number;
}

/** A passkey in software: it answers as a browser with a device does, or differently where a test says so. */
export class SoftwarePasskey {
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly #id: Buffer;

  constructor(id: string, keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })) {
    this.#id = Buffer.from(id);
    this.#keys = keys;
  }

  /** The fields of the form that makes a passkey. */
  register(question: string, device: Device): Record<string, string> {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id]);
    const data = Buffer.concat([headOf({ flags: 0x45, ...device }), credential]);
    return {
      credentialId: this.#id.toString('base64url'),
      clientData: clientDataOf('webauthn.create', question, device).toString('base64url'),
      authenticatorData: data.toString('base64url'),
      publicKey: this.#keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
    };
  }

  /** The fields of the form that confirms a payment. */
  answer(question: string, device: Device): Record<string, string> {
    const clientData = clientDataOf('webauthn.get', question, device);
    const data = headOf({ flags: 0x05, ...device });
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return {
      credentialId: this.#id.toString('base64url'),
      clientData: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    };
  }
}

function headOf({ origin, site = new URL(origin).hostname, flags = 0, count = 0 }: Device): Buffer {
  const head = Buffer.alloc(37);
  createHash('sha256').update(site).digest().copy(head);
  head.writeUInt8(flags, 32);
  head.writeUInt32BE(count, 33);
  return head;
}

function clientDataOf(type: string, challenge: string, { origin }: Device): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: true }));
}
