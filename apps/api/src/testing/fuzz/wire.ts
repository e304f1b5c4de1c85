import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Header = readonly [name: string, value: string];

/** A request to the last byte; header texts are bytes as Latin-1 has them. */
export interface Wire {
  method: string;
  target: string;
  headers: readonly Header[];
  body: Buffer | null;
}

const saysLength = ([name]: Header) => /^(content-length|transfer-encoding)$/i.test(name);

/** The bytes of a request; its length is said unless the headers say one. */
export function bytesOf({ method, target, headers, body }: Wire): Buffer {
  const length: Header[] = body && !headers.some(saysLength) ? [['content-length', `${body.length}`]] : [];
  const lines = [...headers, ...length].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return body ? Buffer.concat([head, body]) : head;
}

const isPlain = (text: string) => /^[\x20-\x7E]*$/.test(text);
const escaped = (text: string): string =>
  Array.from(Buffer.from(text, 'latin1'), (byte) =>
    byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : String.raw`\x${byte.toString(16).padStart(2, '0')}`,
  ).join('');
const quoted = (text: string): string =>
  isPlain(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `$'${escaped(text).replaceAll("'", String.raw`\'`)}'`;

const inlineMax = 2000;
let bodies = 0;

/** A body as an argument of curl; one that is long or no text goes by way of a file. */
function dataOf(body: Buffer): string {
  const text = body.toString('latin1');
  if (isPlain(text) && text.length <= inlineMax && !text.startsWith('@')) return `--data-binary ${quoted(text)}`;
  const folder = join(tmpdir(), 'tawa-fuzz');
  mkdirSync(folder, { recursive: true });
  bodies += 1;
  const file = join(folder, `${process.pid}-${bodies}.body`);
  writeFileSync(file, body);
  return `--data-binary @${file}`;
}

/** The same request as a line for a shell. */
export function curlOf(origin: string, { method, target, headers, body }: Wire): string {
  const own = headers.filter(
    ([name]) => name.toLowerCase() !== 'host' || headers.filter(([n]) => n === name).length > 1,
  );
  const heads = own.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const type = body && !own.some(([name]) => name.toLowerCase() === 'content-type') ? ["-H 'content-type:'"] : [];
  return [
    `curl -sS -i -X ${quoted(method)}`,
    `--request-target ${quoted(target)} ${quoted(origin)}`,
    ...heads,
    ...type,
    ...(body ? [dataOf(body)] : []),
  ].join(' ');
}
