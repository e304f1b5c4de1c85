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
}

type Encoding = 'identity' | 'gzip' | 'br';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const worthCompressing = 860;
const worthCompressingOnce = 4096;
const compressible = /^(text\/|application\/(json|javascript|manifest|rss)|image\/svg)/;

function encode(body: Buffer, encoding: 'gzip' | 'br', isForever: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level: isForever ? 9 : 6 });
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint } = constants;
  return compressBrotli(body, { params: { [quality]: isForever ? 10 : 5, [hint]: body.length } });
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
  reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  return reply.send(await compressGzip(text, { level: 4 }));
}

/** A finished answer whose bytes, plain and compressed, are made once and then only written. */
export class ReadyBytes {
  readonly status: number;
  readonly etag: string;
  readonly identity: Buffer;
  readonly #headers: Record<string, string>;
  readonly #isCompressible: boolean;
  readonly #isForever: boolean;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(made: Made) {
    this.status = made.status;
    this.identity = typeof made.body === 'string' ? Buffer.from(made.body) : made.body;
    this.etag = `W/"${createHash('sha256').update(this.identity).digest('base64url').slice(0, 22)}"`;
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
    const kept = this.#encoded.get(encoding) ?? encode(this.identity, encoding, this.#isForever);
    this.#encoded.set(encoding, kept);
    return kept;
  }

  /** Answers the request with these bytes, or with 304 when the caller has them already. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers(this.#headers);
    if (this.status === 200 && request.headers['if-none-match']?.includes(this.etag.slice(2)))
      return reply.code(304).send();
    const encoding = this.#isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    const body = await this.bytes(encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(this.status).send(body);
  }
}
