/** An accepted answer: its body's status is `success` (AP-01). */
export interface Answer {
  readonly httpStatus: number;
  /** Holds what the body says; to be read by the call's reader. */
  readonly body: unknown;
  /**
   * The server's clock at the moment when the answer is read, in ms since the epoch: the time that an early answer has
   * waited for the bundle is counted (EX-01). Undefined where the server does not say when it answered.
   */
  readonly serverTime: number | undefined;
}

/** The largest answer that is read, in bytes; a bank's document fits in many times over (AP-20). */
export const maxAnswerBytes = 2 * 1024 * 1024;

/** An answer that is cut off: it counts as one that is not what the contract says. */
const tooLarge = 'too large';

/**
 * Reads a body as UTF-8 text. One over the limit is cancelled as soon as that is clear, and read as a text that no
 * reader accepts.
 */
export async function readCapped(response: Response, limit: number): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    // guard: answer without an end
    if (bytes > limit) {
      await reader.cancel();
      return tooLarge;
    }
    text += decoder.decode(value, { stream: true });
  }
}
