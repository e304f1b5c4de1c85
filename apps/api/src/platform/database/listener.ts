import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { messageOf } from '../http/errors.ts';
import type { Log } from '../log.ts';

const pingEveryMs = 2000;
const pauseMaxMs = 2000;

/** One connection that hears what every process announces with NOTIFY, and connects again whenever it is lost. */
export class Listener {
  readonly #url: string;
  readonly #log: Log;
  readonly #handlers = new Map<string, ((payload: string) => void)[]>();
  readonly #connectedHandlers: (() => void)[] = [];
  readonly #stopping = new AbortController();
  #client: Client | undefined;
  #loop: Promise<void> | undefined;
  #heardAt: number | undefined;

  constructor({ url, log }: { url: string; log: Log }) {
    this.#url = url;
    this.#log = log;
  }

  on(channel: string, handle: (payload: string) => void): void {
    this.#handlers.set(channel, [...(this.#handlers.get(channel) ?? []), handle]);
  }

  /** Called after each connection: anything may have been announced before it. */
  onConnected(handle: () => void): void {
    this.#connectedHandlers.push(handle);
  }

  /** False while announcements may be missed. */
  isConnected(): boolean {
    return this.#client !== undefined;
  }

  /** For how long (s) nothing came over the connection, not even an answer to the asking; undefined before it ever stood. */
  silentSeconds(): number | undefined {
    return this.#heardAt === undefined ? undefined : (performance.now() - this.#heardAt) / 1000;
  }

  /** Resolves when the first connection stands or has failed. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.#loop ??= this.#keepConnected(resolve);
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const last = this.#client;
    this.#client = undefined;
    await last?.end().catch(() => undefined);
    await this.#loop;
  }

  async #keepConnected(onFirst: () => void): Promise<void> {
    for (let failures = 0; !this.#stopping.signal.aborted; failures++) {
      const client = await this.#tryConnect();
      onFirst();
      if (client) {
        failures = 0;
        await this.#hold(client);
        void client.end().catch(() => undefined);
      }
      await this.#pause(Math.min(pauseMaxMs, 50 * 2 ** failures) * (0.5 + Math.random() / 2));
    }
  }

  async #tryConnect(): Promise<Client | undefined> {
    try {
      const client = await this.#connect();
      if (this.#stopping.signal.aborted) {
        await client.end();
        return undefined;
      }
      this.#client = client;
      this.#hear();
      for (const handle of this.#connectedHandlers) handle();
      return client;
    } catch (error) {
      this.#log.warn({ reason: messageOf(error) }, 'cannot listen to the database yet');
      return undefined;
    }
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 2000,
      query_timeout: 2000,
      keepAlive: true,
      application_name: 'tawa listener',
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ channel, payload }) => {
      this.#hear();
      for (const handle of this.#handlers.get(channel) ?? []) handle(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of this.#handlers.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    return client;
  }

  // A connection that died without a word is only noticed by asking.
  async #hold(client: Client): Promise<void> {
    while (this.#client === client) {
      await this.#pause(pingEveryMs);
      if (this.#client === client)
        await client.query('select 1').then(
          () => this.#hear(),
          () => this.#lose(client),
        );
    }
  }

  #hear(): void {
    this.#heardAt = performance.now();
  }

  #lose(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#log.warn({}, 'announcements of the database are not heard; connecting again');
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => undefined);
  }
}
