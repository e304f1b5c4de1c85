import type { Random } from '@tawa/domain/common/random';
import type { Header, Wire } from './wire.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const bomb = Buffer.concat([
  png.subarray(0, 16),
  Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]),
  png.subarray(24),
]);

/** File names with what is in them, from what is asked for to what nobody wants. */
const files: readonly (readonly [name: string, type: string, bytes: Buffer])[] = [
  ['photo.png', 'image/png', png],
  ['menu.csv', 'text/csv', Buffer.from('dish_name,price,category,is_veg\nDal,120,Mains,yes\n"broken,1\n')],
  ['paper.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')],
  ['photo.png', 'image/png', png.subarray(0, 30)],
  ['bomb.png', 'image/png', bomb],
  ['empty.png', 'image/png', Buffer.alloc(0)],
  ['../../etc/passwd', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a\u0000b.csv', 'text/csv', Buffer.from([0xff, 0xfe, 0x00, 0x41, 0x00])],
  ['big.csv', 'text/csv', Buffer.from(`dish_name,price\n${'x,1\n'.repeat(20_000)}`)],
  ['wide.csv', 'text/csv', Buffer.from(`${'a,'.repeat(5000)}\n${'constructor,'.repeat(5000)}`)],
];

const mark = 'fuzz-7d1f';
const part = (field: string, name: string, type: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${mark}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);

const end = Buffer.from(`--${mark}--\r\n`);
const types = [
  `multipart/form-data; boundary=${mark}`,
  `multipart/form-data; boundary=${mark}`,
  `multipart/form-data; boundary=${mark}`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/mixed; boundary=${mark}`,
  `multipart/form-data; boundary="${'b'.repeat(100)}"`,
];

/** The call with a form that carries a file: whole, cut, doubled or of another kind. */
export function withFile(wire: Wire, random: Random): Wire {
  const [name, type, bytes] = files[Math.floor(random.next() * (random.next() < 0.5 ? 3 : files.length))] ?? [
    'a',
    'b',
    png,
  ];
  const field = random.pick(['file', 'file', 'file', '__proto__', '', 'photo']);
  const one = part(field, name, type, bytes);
  const whole = Buffer.concat([one, ...(random.next() < 0.1 ? [one, one] : []), end]);
  const body = random.next() < 0.15 ? whole.subarray(0, Math.floor(random.next() * whole.length)) : whole;
  const isSound = random.next() < 0.7;
  const contentType = isSound ? (types[0] ?? '') : (types[Math.floor(random.next() * types.length)] ?? '');
  const headers: Header[] = [
    ...wire.headers.filter(([header]) => header !== 'content-type'),
    ['content-type', contentType],
  ];
  return { ...wire, headers, body };
}
