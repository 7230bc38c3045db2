import { holdsCardNumber, withoutCardNumbers } from '../../../src/domain/card/card-in-text.js';

describe('a card number in a free text', () => {
  it.each([
    ['bare', '4355084355084358'],
    ['in a sentence', 'Kartım 4355084355084358, Moda Caddesi 1'],
    ['with spaces', '4355 0843 5508 4358'],
    ['with dashes', '4355-0843-5508-4358'],
    ['with long dashes and wide spaces', '4355–0843 — 5508\u00a04358'],
    ['with dots and underscores', '4355.0843_5508.4358'],
    ['with invisible marks', '4355\u200b0843\u200b5508\u200b4358'],
    ['in other digits', '٤٣٥٥٠٨٤٣٥٥٠٨٤٣٥٨'],
    ['with digits around it', '99435508435508435899'],
    ['of 15 digits', '371449635398431'],
    ['of 14 digits', '30569309025904'],
    ['in a host name', '4355084355084358.example'],
  ])('T13 is found %s', (_case, text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each([
    ['an address', 'Moda Caddesi 12/3, Kat 4, 34710 Kadıköy/İstanbul'],
    ['a telephone', '0555 111 22 33'],
    ['an identity number', '10000000146'],
    ['thirteen digits whose checksum fails', '4355084355080'],
    ['twelve digits', '435508435508'],
    ['digits with words between them', '4355 No 0843 Kat 5508 Daire 4358'],
    ['nothing', ''],
  ])('T13 is not found in %s', (_case, text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});

describe('a text that is not the shopper’s to correct', () => {
  it.each([
    ['4355084355084358', '************4358'],
    ['Ayşe 4355-0843-5508-4358 Yılmaz', 'Ayşe ****-****-****-4358 Yılmaz'],
    ['٤٣٥٥٠٨٤٣٥٥٠٨٤٣٥٨', '************4358'],
  ])('T13 %s is kept as %s', (text, kept) => {
    expect(withoutCardNumbers(text)).toBe(kept);
  });

  it.each(['Moda Caddesi 12/3, 34710', '٠٥٥٥ ١١١ ٢٢ ٣٣', '8690000000001', ''])('T13 %s is kept as it came', (text) => {
    expect(withoutCardNumbers(text)).toBe(text);
  });
});
