import { setTimeout as sleep } from 'node:timers/promises';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import { messageOf } from '../../http/errors.ts';
import type { Log } from '../../log.ts';
import { optionsOf, type NatsAddress } from './nats-url.ts';

const connectWithinMs = 2000;
const pauseMaxMs = 2000;
const pingEveryMs = 2000;
/** NATS that does not confirm what it was told within this time tells nobody, and PostgreSQL announces again. */
const confirmWithinMs = 500;

/** Whose events have got their places, and the last of these. */
export interface Told {
  audience: string;
  last: number;
}

/** One connection, as long as it lasts. */
interface Line {
  nats: NatsConnection;
  subscriptions: Map<string, Subscription>;
  /** Since when an answer to what was told is waited for, by the monotonic clock (ms). */
  askedAt: number | undefined;
  /** The server refused a subject. */
  isRefused: boolean;
}

interface Parts {
  address: NatsAddress;
  /** What subjects begin with where the address does not say it: each house of one NATS needs its own. */
  database: string;
  log: Pick<Log, 'info' | 'warn'>;
}

/** Tells the processes of a house through NATS whose events can be read, and only those that asked for them. What is lost on the way
 * is found by whoever looks at the database, which each does every second. */
export class NatsFanOut {
  readonly #address: NatsAddress;
  readonly #prefix: string;
  readonly #log: Parts['log'];
  readonly #followed = new Set<string>();
  readonly #stopping = new AbortController();
  #hear: (position: number) => void = () => {};
  #catchUp: () => void = () => {};
  #line: Line | undefined;
  #loop: Promise<void> | undefined;
  #wasWell: boolean | undefined;

  constructor({ address, database, log }: Parts) {
    this.#address = address;
    this.#prefix = address.prefix ?? `tawa.${database.replaceAll(/[^\w-]/g, '_')}`;
    this.#log = log;
  }

  /** `hear` is called with the place of an event of somebody who is followed, `catchUp` when some may have been missed. */
  on(hear: (position: number) => void, catchUp: () => void): void {
    this.#hear = hear;
    this.#catchUp = catchUp;
  }

  /** Resolves when the first connection stands or has failed. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.#loop ??= this.#keepConnected(resolve);
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#line?.nats.close();
    await this.#loop;
  }

  /** Whether what is told now reaches the other processes. */
  isWell(): boolean {
    const line = this.#line;
    const isLate = line?.askedAt !== undefined && performance.now() - line.askedAt > confirmWithinMs;
    return line !== undefined && !line.isRefused && !isLate;
  }

  /** Tells whose events have got their places, for who was asked whether it is well before; nothing is kept for later. */
  tell(told: readonly Told[]): void {
    const line = this.#line;
    if (!line || told.length === 0) return;
    for (const { audience, last } of told) line.nats.publish(this.#subjectOf(audience), `${last}`);
    if (line.askedAt !== undefined) return;
    line.askedAt = performance.now();
    void line.nats.flush().then(
      () => (line.askedAt = undefined),
      () => undefined,
    );
  }

  /** Asks for what these audiences are told. */
  follow(audiences: readonly string[]): void {
    if (audiences.length === 0) return;
    for (const audience of audiences) this.#followed.add(audience);
    if (this.#line) this.#subscribe(this.#line, audiences);
  }

  unfollow(audiences: readonly string[]): void {
    for (const audience of audiences) {
      this.#followed.delete(audience);
      this.#line?.subscriptions.get(audience)?.unsubscribe();
      this.#line?.subscriptions.delete(audience);
    }
  }

  #subjectOf(audience: string): string {
    return `${this.#prefix}.live.${audience.replace(':', '.')}`;
  }

  #subscribe(line: Line, audiences: Iterable<string>): void {
    const callback = (error: Error | null, message: { string(): string }) => {
      const position = error ? Number.NaN : Number(message.string());
      if (Number.isSafeInteger(position)) this.#hear(position);
    };
    for (const audience of audiences)
      if (!line.subscriptions.has(audience))
        line.subscriptions.set(audience, line.nats.subscribe(this.#subjectOf(audience), { callback }));
    // What was told before the server knew of them is read.
    void line.nats.flush().then(
      () => this.#catchUp(),
      () => undefined,
    );
  }

  async #keepConnected(onFirst: () => void): Promise<void> {
    for (let failures = 0; !this.#stopping.signal.aborted; failures += 1) {
      const line = await this.#tryConnect();
      onFirst();
      if (line) {
        failures = 0;
        await line.nats.closed();
        if (this.#line === line) this.#line = undefined;
        if (!this.#stopping.signal.aborted) this.#note(false, 'its connection was lost');
      }
      await this.#pause(Math.min(pauseMaxMs, 50 * 2 ** failures) * (0.5 + Math.random() / 2));
    }
  }

  // One way to connect, the first time and later: what the client does by itself cannot be stopped before it has connected once.
  async #tryConnect(): Promise<Line | undefined> {
    try {
      const { connect } = await import('@nats-io/transport-node');
      const nats = await connect({
        ...(await optionsOf(this.#address)),
        name: 'tawa',
        timeout: connectWithinMs,
        reconnect: false,
        noEcho: true,
        pingInterval: pingEveryMs,
        maxPingOut: 2,
      });
      if (this.#stopping.signal.aborted) {
        await nats.close();
        return undefined;
      }
      const line: Line = { nats, subscriptions: new Map(), askedAt: undefined, isRefused: false };
      this.#line = line;
      void this.#watch(line);
      this.#subscribe(line, this.#followed);
      this.#note(true);
      return line;
    } catch (error) {
      this.#note(false, messageOf(error));
      return undefined;
    }
  }

  /** A server that takes the connection and refuses a subject would leave the others without a word. */
  async #watch(line: Line): Promise<void> {
    for await (const status of line.nats.status()) {
      if (status.type !== 'error') continue;
      line.isRefused = true;
      this.#note(false, messageOf(status.error));
    }
  }

  /** Says it once when it changes. */
  #note(isWell: boolean, reason?: string): void {
    if (this.#wasWell === isWell) return;
    if (isWell && this.#wasWell === false) this.#log.info({}, 'live events are told through NATS again');
    if (!isWell) this.#log.warn({ reason }, 'live events are told by the database alone, as NATS does not take them');
    this.#wasWell = isWell;
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => undefined);
  }
}
