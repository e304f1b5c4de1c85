import { createHmac } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How the till takes the next event. */
export type Mood = 'takes' | 'fails' | 'hangs' | 'redirects' | 'dies before writing' | 'dies after writing';

export interface Heard {
  id: string;
  type: string;
  order_number: string;
  /** Whether the signature proves it. */
  isProved: boolean;
}

const signatureOf = (secret: string, id: string, timestamp: string, body: string): string => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};

/** A till that keeps what it heard in a file, each event once by its id, and can end in the midst of anything. */
export class Till {
  secret = '';
  moodOf: (turn: number) => Mood = () => 'takes';
  /** Every arrival, also of what was known. */
  arrivals: string[] = [];
  headers: IncomingHttpHeaders = {};
  body = '';
  elsewhere = 0;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'tawa-till-'));
  #server: Server | undefined;
  #port = 0;
  #turn = 0;
  #whenWritten: (() => void) | undefined;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/hook`;
  }

  async open(): Promise<this> {
    const server = createServer((request, response) => {
      if (request.url !== '/hook') this.elsewhere += 1;
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => this.#answer(request, response, Buffer.concat(parts).toString()));
    });
    this.#server = server;
    await new Promise<void>((done) => server.listen(this.#port, '127.0.0.1', done));
    const address = server.address();
    this.#port = typeof address === 'object' && address ? address.port : 0;
    return this;
  }

  #answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    const mood = this.moodOf((this.#turn += 1));
    if (mood === 'fails') response.writeHead(500).end('The till is being counted');
    else if (mood === 'redirects') response.writeHead(302, { location: '/other' }).end();
    else if (mood === 'dies before writing') request.socket.destroy();
    else if (mood !== 'hangs') this.#take(request, response, { body, isAnswered: mood === 'takes' });
  }

  #take(
    request: IncomingMessage,
    response: ServerResponse,
    { body, isAnswered }: { body: string; isAnswered: boolean },
  ) {
    this.#write(request.headers, body);
    const whenWritten = this.#whenWritten;
    this.#whenWritten = undefined;
    whenWritten?.();
    if (isAnswered && !whenWritten) response.writeHead(204).end();
    else request.socket.destroy();
  }

  /** As if its power was cut; the file stays. */
  async cut(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  async close(): Promise<void> {
    await this.cut();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Does something once the next event is written, which is then not answered. */
  async writtenOnce(act: () => Promise<void>): Promise<void> {
    await new Promise<void>((done) => {
      this.#whenWritten = () => void act().then(done);
    });
  }

  get #file(): string {
    return path.join(this.#folder, 'seen');
  }

  #write(headers: IncomingHttpHeaders, body: string): void {
    this.headers = headers;
    this.body = body;
    const [id, timestamp] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])];
    this.arrivals.push(id);
    if (this.heard().some((one) => one.id === id)) return;
    const { type, data }: { type: string; data: { order_number?: string } } = JSON.parse(body);
    const isProved = String(headers['webhook-signature'])
      .split(' ')
      .includes(signatureOf(this.secret, id, timestamp, body));
    const heard: Heard = { id, type, order_number: data.order_number ?? '', isProved };
    appendFileSync(this.#file, `${JSON.stringify(heard)}\n`);
  }

  /** What it has, in the order in which it came first. */
  heard(): Heard[] {
    if (!existsSync(this.#file)) return [];
    return readFileSync(this.#file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): Heard => JSON.parse(line));
  }

  /** The kinds that it heard of an order, in their order. */
  kindsOf(orderNumber: string): string[] {
    return this.heard()
      .filter(({ order_number }) => order_number === orderNumber)
      .map(({ type }) => type);
  }
}
