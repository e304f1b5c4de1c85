import { mayWorkIn, type StaffArea, type StaffRole } from '@tawa/domain/accounts/staff';
import type { Endpoint } from './endpoint.ts';

interface ValueRule {
  call: string;
  field: string;
  value: string;
  /** Where somebody must be allowed to work to send this value, beside the part that the call itself belongs to. */
  area: StaffArea;
}

/** Values that ask for more than their call does. */
export const staffValueRules: readonly ValueRule[] = [
  { call: 'PUT /kitchen/menu/state', field: 'state', value: 'hidden', area: 'menu' },
];

/** May somebody of this role in a restaurant send these values with this call? */
export function staffMaySend(
  role: StaffRole,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  body: unknown,
): boolean {
  if (typeof body !== 'object' || body === null) return true;
  const sent = new Map<string, unknown>(Object.entries(body));
  return staffValueRules.every(
    ({ call, field, value, area }) =>
      call !== `${method} ${path}` || sent.get(field) !== value || mayWorkIn(role, area),
  );
}
