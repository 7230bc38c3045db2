import { withoutCardNumbers, withoutCardsBeside } from '../../../src/domain/card/holds-card-number.js';

describe('an address with a card number in it', () => {
  it.each([
    ['https://shop.example/?a=4355%200843%205508%204358&b=1', 'https://shop.example/?a=****%20****%20****%204358&b=1'],
    ['https://shop.example/%34%33%35%35%30%38%34%33%35%35%30%38%34%33%35%38', 'https://shop.example/************4358'],
    ['https://shop.example/%4355084355084358', 'https://shop.example/*************4358'],
    ['https://shop.example/%C44355084355084358', 'https://shop.example/%C4************4358'],
  ])('T13 of the address %s is kept %s, an address still', (address, kept) => {
    expect(withoutCardNumbers(address)).toBe(kept);
    expect(() => decodeURI(kept.replace('%C4', ''))).not.toThrow();
  });

  it.each([
    ['5', 'https://shop.example/ok?card=5406675406675403', 'https://shop.example/ok?card=************5403'],
    ['406', 'https://shop.example/406?card=5406675406675403', 'https://shop.example/406?card=************5403'],
    ['4355084355084358', 'https://shop.example/4355084355084358', 'https://shop.example/4355084355084358'],
    [
      '4355084355084358',
      'https://shop.example/?to=a%2F4355084355084358',
      'https://shop.example/?to=a%2F4355084355084358',
    ],
    ['4355084355084358', 'https://shop.example/l4355084355084358', 'https://shop.example/l4355084355084358'],
    ['4355084355084358', 'https://shop.example/94355084355084358', 'https://shop.example/9************4358'],
    ['435508435508', 'https://shop.example/ok/435508435508/4358', 'https://shop.example/ok/435508435508/4358'],
    ['4355', 'https://shop.example/?card=4355-0843-5508-4358', 'https://shop.example/?card=****-****-****-4358'],
    ['N-4355084355084358_a', 'https://shop.example/N-4355084355084358_a', 'https://shop.example/N-4355084355084358_a'],
    ['', 'https://shop.example/4355084355084358', 'https://shop.example/************4358'],
  ])('T13 beside the key %j the address %s is kept as %s', (key, address, kept) => {
    expect(withoutCardsBeside(key, address)).toBe(kept);
  });
});
