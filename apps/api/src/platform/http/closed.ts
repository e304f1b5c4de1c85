import type { Endpoint } from '@tawa/contract/common/endpoint';
import { isCallOpen, isPageOpen, type ClosedNow } from '@tawa/domain/content/maintenance';
import type { Caller } from '../keys/auth.ts';
import { AppError } from './errors.ts';
import type { Gate } from './gate.ts';

type ClosedGate = Pick<Gate, 'closed'>;

/** Refuses what guests and customers begin anew while the site is closed for maintenance; what they read is answered. */
export async function refuseWhileClosed(
  gate: ClosedGate,
  caller: Pick<Caller, 'role'> | undefined,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
): Promise<void> {
  if (method === 'GET' || (caller && caller.role !== 'user') || isCallOpen(path)) return;
  const closed = await gate.closed?.();
  if (closed) throw new AppError('maintenance', closed.words, { retryAfterS: closed.retryAfterS });
}

/** Why a page is not shown; null for one that is. A site of which nothing is known is open. */
export async function closedFor({ closed }: ClosedGate, path: string): Promise<ClosedNow | null> {
  if (isPageOpen(path)) return null;
  return (await closed?.().catch(() => null)) ?? null;
}
