import { isProviderKeyName, providerKeyNames, type ProviderKeyName } from '@tawa/domain/content/provider-keys';
import type { Db } from '../database/db.ts';
import type { Env } from '../env.ts';
import { messageOf } from '../http/errors.ts';
import type { Listener } from '../database/listener.ts';
import type { Log } from '../log.ts';
import { keyIdOf, type Sealer } from './sealed.ts';

type Keys = Partial<Record<ProviderKeyName, string>>;

interface Deps {
  db: Db;
  env: Env;
  listener: Pick<Listener, 'on' | 'onConnected'>;
  sealer: Sealer;
  log: Log;
}

const channel = 'provider_keys';

/** The keys of providers: those of the environment, and behind them those that the office sealed; read again as soon as any process changes one. */
export class ProviderKeys {
  readonly #needs: Deps;
  readonly #changeHandlers: (() => void)[] = [];
  #over: Env;
  #unreadable: readonly ProviderKeyName[] = [];
  #reading: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#needs = deps;
    this.#over = deps.env;
    deps.listener.on(channel, () => void this.load());
    deps.listener.onConnected(() => void this.load());
  }

  /** The environment with the office's keys where it says nothing. */
  over(): Env {
    return this.#over;
  }

  /** Whether the environment itself says a key. */
  isOfEnvironment(name: ProviderKeyName): boolean {
    return this.#needs.env[name] !== undefined;
  }

  /** Whether this server can open the key that the office sealed under this name. */
  isReadable(name: ProviderKeyName): boolean {
    return !this.#unreadable.includes(name);
  }

  onChange(handle: () => void): void {
    this.#changeHandlers.push(handle);
  }

  /** Reads what is kept, after whatever is being read; while the database does not answer the last ones count. */
  load(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#read());
    return this.#reading;
  }

  async #read(): Promise<void> {
    const { db, env, log } = this.#needs;
    try {
      const rows = await db.selectFrom('provider_keys').select(['name', 'sealed']).execute();
      const opened = rows.flatMap(({ name, sealed }) =>
        isProviderKeyName(name) ? [{ name, sealed, value: this.#needs.sealer.open(sealed) }] : [],
      );
      const shut = opened.filter(({ value }) => value === null);
      for (const { name, sealed } of shut)
        log.error({ name, key: keyIdOf(sealed) }, 'a key of a provider cannot be opened, so the provider is off');
      this.#unreadable = shut.map(({ name }) => name);
      const stored: Keys = Object.fromEntries(
        opened.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])),
      );
      const values = Object.fromEntries(providerKeyNames.map((name) => [name, env[name] ?? stored[name]]));
      this.#over = { ...env, ...values };
      for (const handle of this.#changeHandlers) handle();
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'the keys of the providers could not be read');
    }
  }
}
