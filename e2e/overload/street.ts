import http from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Reply, Tally } from './tally.ts';

interface Input {
  path: string;
  method?: string;
  token?: string | undefined;
  headers?: http.OutgoingHttpHeaders;
  body?: unknown;
  /** Refusals that are answers here. */
  allowed?: readonly number[];
}

export interface Heard extends Reply {
  text(): string;
}

const answeredWithinMs = 60_000;

/** Sends calls over connections that stay open, as a proxy before the server does. */
export class Street {
  readonly #origin: string;
  readonly #agent: http.Agent;

  constructor(origin: string, connections: number) {
    this.#origin = origin;
    this.#agent = new http.Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  }

  /** Sends a call and counts what became of it; null where no answer came. */
  async ask(tally: Tally, kind: string, wish: Input): Promise<Heard | null> {
    tally.lineOf(kind).asked += 1;
    const startedAt = performance.now();
    try {
      const heard = await this.#send(wish);
      tally.note(kind, heard, performance.now() - startedAt, wish.allowed);
      return heard;
    } catch (error) {
      tally.fail(kind, error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  #send({ path, method = 'GET', token, headers = {}, body }: Input): Promise<Heard> {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const all = {
      // What is for one caller alone is read here, what is for all is only counted.
      ...(token === undefined && { 'accept-encoding': 'br' }),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    };
    return new Promise((done, fail) => {
      const options = { agent: this.#agent, method, headers: all, timeout: answeredWithinMs };
      const request = http.request(`${this.#origin}${path}`, options, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('error', fail);
        reply.on('end', () =>
          done({
            status: reply.statusCode ?? 0,
            retryAfter: reply.headers['retry-after'],
            text: () => Buffer.concat(parts).toString(),
          }),
        );
      });
      request.on('timeout', () => request.destroy(new Error('no answer within a minute')));
      request.on('error', fail);
      request.end(sent);
    });
  }

  /** Opens a live stream and leaves it when its first bytes came. */
  async hear(tally: Tally, kind: string, wish: { path: string; token: string }): Promise<void> {
    tally.lineOf(kind).asked += 1;
    const startedAt = performance.now();
    await new Promise<void>((done) => {
      const headers = { authorization: `Bearer ${wish.token}` };
      const request = http.request(`${this.#origin}${wish.path}`, { headers, agent: false }, (reply) => {
        const heard = { status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'] };
        tally.note(kind, heard, performance.now() - startedAt);
        reply.on('error', () => undefined);
        reply.destroy();
        done();
      });
      request.on('error', (error) => {
        tally.fail(kind, error.message);
        done();
      });
      request.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
