// Owns the keys of providers: they go in, are sealed, and never come out again but to whoever calls the provider.
import type { ProviderKey } from '@tawa/contract/content/provider-keys';
import {
  endOfKey,
  providerKeyNames,
  providerKeyProblem,
  providerKeys,
  type ProviderKeyName,
} from '@tawa/domain/content/provider-keys';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import * as store from './provider-keys.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'sealer' | 'keys'>;
const unset = { is_readable: true, ends_in: null, set_by: null, set_on: null };

export async function listProviderKeys({ db, keys }: Pick<ServiceDeps, 'db' | 'keys'>): Promise<ProviderKey[]> {
  const rows = await store.listKeys(db);
  return providerKeyNames.map((name) => {
    if (keys.isOfEnvironment(name)) return { name, from: 'environment', ...unset };
    const row = rows.find((one) => one.name === name);
    return row ? { ...row, name, from: 'office', is_readable: keys.isReadable(name) } : { name, from: null, ...unset };
  });
}

interface Input {
  name: ProviderKeyName;
  value: string;
  reason: string;
}

const labelOf = (name: ProviderKeyName) => `${providerKeys[name].provider}: ${providerKeys[name].label}`;

function refuseOfEnvironment(keys: ServiceDeps['keys'], name: ProviderKeyName): void {
  if (keys.isOfEnvironment(name))
    throw new AppError('conflict', `${labelOf(name)} is set on the server itself, which comes first.`);
}

/** Seals a key and tells every process; nothing of it but the deed is written down. */
export async function setProviderKey(
  { db, clock, sealer, keys }: ServiceDeps,
  actor_id: number,
  { name, value, reason }: Input,
): Promise<void> {
  refuseOfEnvironment(keys, name);
  const problem = providerKeyProblem(name, value);
  if (problem !== null) throw new AppError('invalid', problem, { fields: { value: problem } });
  const set_on = clock.now();
  const sealed = sealer.seal(value);
  await transaction(db, async (tx) => {
    const before = await store.putKey(tx, { name, sealed, ends_in: endOfKey(value), set_by: actor_id, set_on });
    await record(tx, {
      actor_id,
      action: 'provider_key.set',
      subject_id: name,
      reason,
      before: { set_on: before?.toISOString() ?? null },
      after: { set_on: set_on.toISOString() },
    });
  });
  await keys.load();
}

export async function removeProviderKey(
  { db, keys }: Pick<ServiceDeps, 'db' | 'keys'>,
  actor_id: number,
  name: ProviderKeyName,
): Promise<void> {
  refuseOfEnvironment(keys, name);
  await transaction(db, async (tx) => {
    const gone = await store.removeKey(tx, name);
    if (!gone) throw notFound();
    const before = { set_on: gone.set_on.toISOString() };
    await record(tx, { actor_id, action: 'provider_key.remove', subject_id: name, before });
  });
  await keys.load();
}
