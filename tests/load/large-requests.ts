/** Requests as large as the provider reads them, each of a shape that makes much work where work is not bounded. */

interface LargeRequest {
  readonly name: string;
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

const size = 1024 * 1024;
const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';

/** Fields of get-token that are right, up to those that are large. */
const right =
  'merchant_id=100001&user_ip=203.0.113.7&merchant_oid=T1&email=a@example.com&payment_amount=100&currency=TL&';

/** The piece as often as it fits. */
const filled = (start: string, piece: string) => start + piece.repeat(Math.floor((size - start.length) / piece.length));

const basket = (json: string) => `${right}user_basket=${encodeURIComponent(Buffer.from(json).toString('base64'))}`;
const basketSize = size * 0.7;
const basketOf = (piece: string, start: string, end: string) =>
  basket(start + piece.repeat(Math.floor(basketSize / piece.length)) + end);

export function largeRequests(): readonly LargeRequest[] {
  const token = (name: string, body: string, type = urlencoded) => ({ name, path: '/odeme/api/get-token', type, body });
  const link = (name: string, body: string) => ({ name, path: '/odeme/api/link/create', type: urlencoded, body });
  return [
    token('fields without a value', filled('', 'a&')),
    token('empty fields', filled('', '&')),
    token('plus signs', filled(`${right}user_basket=`, '+')),
    token('plus signs between letters', `${filled(`${right}user_basket=A`, '+').slice(0, -1)}A`),
    token('a basket in the alphabet of addresses', filled(`${right}user_basket=`, '-_')),
    token('ends of lines in a basket', `${filled(`${right}user_basket=A`, '%0A').slice(0, -1)}A`),
    token('percent signs', filled(`${right}user_basket=`, '%')),
    token('encoded bytes', filled(`${right}user_basket=`, '%41')),
    token('encoded NULs', filled(`${right}user_basket=`, '%00')),
    token('a long e-mail', filled('merchant_id=100001&user_ip=203.0.113.7&merchant_oid=T1&email=', 'a.')),
    token('a long address', filled(`${right}user_address=`, 'a')),
    token('parts of a form', filled('', '--b\r\n\r\n\r\n'), multipart),
    token('ends of lines', filled('--b', '\r\n'), multipart),
    token('heads of parts', filled('--b\r\nContent-Disposition: form-data', '; name='), multipart),
    token('a basket of lines', basketOf('["a","1.00",1],', '[', '["a","1.00",1]]')),
    token('a basket of numbers', basketOf('1,', '[', '1]')),
    token('a basket of brackets', basketOf('[', '', '')),
    token('a basket of one number', basketOf('1', '[["a",', ',1]]')),
    token('a basket of one fraction', basketOf('0', '[["a",0.', '1,1]]')),
    token('a basket of blanks', basketOf(' ', '[["a","', '",1]]')),
    token('a basket of one quantity', basketOf('1', '[["a","1","', '"]]')),
    token('a basket of one name', basketOf('4 ', '[["', '","1.00",1]]')),
    token(
      'a basket of names',
      basket(JSON.stringify(Array.from({ length: 990 }, () => ['4 '.repeat(250), '1.00', 1]))),
    ),
    link('options of a link', filled('link_type=flex&payment_options=', ',')),
    link('a description of a link', filled('link_type=flex&description=', 'a')),
  ];
}
