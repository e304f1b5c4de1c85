import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Made {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Readonly<Record<string, string>>;
  /** Worth the best compression, because the bytes never change. */
  isForever?: boolean;
  /** `no-cache` when absent: a browser asks each time and mostly hears 304. */
  cacheControl?: string;
  /** Of which build it is: stands in its tag, because headers of another build may differ where the bytes do not. */
  build?: string | undefined;
}

type Encoding = 'identity' | 'gzip' | 'br';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const worthCompressing = 860;
const worthCompressingOnce = 4096;
const compressible = /^(text\/|application\/(json|javascript|manifest|rss)|image\/svg)/;

/** How hard is tried: quickly for the first reader, well for those that follow, and as well as it goes for what never changes. */
const efforts = { quick: { gzip: 1, br: 1 }, well: { gzip: 6, br: 5 }, best: { gzip: 9, br: 10 } } as const;

function encode(body: Buffer, encoding: 'gzip' | 'br', effort: keyof typeof efforts): Promise<Buffer> {
  const level = efforts[effort][encoding];
  if (encoding === 'gzip') return compressGzip(body, { level });
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint } = constants;
  return compressBrotli(body, { params: { [quality]: level, [hint]: body.length } });
}

function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(1|0?\\.[0-9]*[1-9])[0-9.]*\\s*)?(,|$)`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Text for one caller, compressed when that is worth it and the caller takes it. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  if (text.length < worthCompressingOnce || chooseEncoding(request.headers['accept-encoding']) === 'identity')
    return reply.send(text);
  const varies = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  reply.headers({ 'content-encoding': 'gzip', vary: varies });
  return reply.send(await compressGzip(text, { level: 4 }));
}

interface Encoded {
  bytes: Promise<Buffer>;
  isQuick: boolean;
}

/** A finished answer whose bytes, plain and compressed, are made once and then only written. */
export class ReadyBytes {
  readonly status: number;
  readonly etag: string;
  readonly identity: Buffer;
  readonly #headers: Record<string, string>;
  readonly #isCompressible: boolean;
  readonly #isForever: boolean;
  readonly #encoded = new Map<Encoding, Encoded>();

  constructor(made: Made) {
    this.status = made.status;
    this.identity = typeof made.body === 'string' ? Buffer.from(made.body) : made.body;
    const build = made.build === undefined ? '' : `${made.build}-`;
    this.etag = `W/"${build}${createHash('sha256').update(this.identity).digest('base64url').slice(0, 22)}"`;
    this.#isCompressible = this.identity.length >= worthCompressing && compressible.test(made.type);
    this.#isForever = made.isForever ?? false;
    this.#headers = {
      ...made.headers,
      'content-type': made.type,
      'cache-control': made.cacheControl ?? 'no-cache',
      etag: this.etag,
      vary: 'accept-encoding',
    };
  }

  /** What an entry costs in memory, with room for its compressed forms. */
  get size(): number {
    return Math.ceil(this.identity.length * 1.5) + 1024;
  }

  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.identity;
    const encoded = this.#encoded.get(encoding);
    if (!encoded) return this.#encode(encoding);
    if (encoded.isQuick) this.#encodeWell(encoding, encoded);
    return encoded.bytes;
  }

  #encode(encoding: 'gzip' | 'br'): Promise<Buffer> {
    const bytes = encode(this.identity, encoding, this.#isForever ? 'best' : 'quick');
    this.#encoded.set(encoding, { bytes, isQuick: !this.#isForever });
    return bytes;
  }

  /** What is asked for again is worth more effort; the quick bytes serve until that is done. */
  #encodeWell(encoding: 'gzip' | 'br', { bytes }: Encoded): void {
    this.#encoded.set(encoding, { bytes, isQuick: false });
    const better = encode(this.identity, encoding, 'well');
    better.then(
      () => this.#encoded.set(encoding, { bytes: better, isQuick: false }),
      () => undefined,
    );
  }

  /** Answers the request with these bytes, or with 304 when the caller has them already; `headers` are of this answer alone. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    headers: Record<string, string> = {},
  ): Promise<FastifyReply> {
    reply.headers({ ...this.#headers, ...headers });
    if (this.status === 200 && request.headers['if-none-match']?.includes(this.etag.slice(2)))
      return reply.code(304).send();
    const encoding = this.#isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    const body = await this.bytes(encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(this.status).send(body);
  }
}
