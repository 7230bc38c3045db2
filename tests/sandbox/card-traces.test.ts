import { tracesOf } from './card-traces.js';

const digits = '4508034508034509';
const isFound = (content: Buffer) => tracesOf(digits).some((trace) => content.includes(trace));

describe('a card number in a file', () => {
  it.each<[string, Buffer]>([
    ['plain', Buffer.from(`{"a":"${digits}"}`)],
    ['in groups', Buffer.from('no. 4508 0345 0803 4509.')],
    ['in an address', Buffer.from('/a?b=4508%200345%200803%204509')],
    ['in a form', Buffer.from('b=4508+0345+0803+4509')],
    ['with every digit encoded', Buffer.from(digits.replace(/\d/g, '%3$&'))],
    ['in UTF-16', Buffer.from(`x${digits}`, 'utf16le')],
    ['in hex', Buffer.from(Buffer.from(`no. ${digits}`).toString('hex'))],
    ['in base64', Buffer.from(Buffer.from(digits).toString('base64'))],
    ['in base64, one byte on', Buffer.from(Buffer.from(`a${digits}b`).toString('base64'))],
    ['in base64, two bytes on', Buffer.from(Buffer.from(`{"${digits}"}`).toString('base64'))],
    [
      'as its hash',
      Buffer.from(
        '6f' +
          tracesOf(digits)
            .map(String)
            .find((text) => /^[0-9a-f]{64}$/.test(text)),
      ),
    ],
  ])('T13 is found %s', (_name, content) => {
    expect(isFound(content)).toBe(true);
  });

  it('T13 of another number is not taken for it', () => {
    expect(isFound(Buffer.from('5406675406675403 NTQwNjY3NTQwNjY3NTQwMw=='))).toBe(false);
  });
});
