import { mayWorkIn, staffMoves, type StaffArea, type StaffRole } from '@tawa/domain/accounts/staff';
import type { Endpoint } from './endpoint.ts';

interface ValueRule {
  call: string;
  field: string;
  value: string;
  /** Somebody must be allowed to work in one of these to send this value, beside the part that the call itself belongs to. */
  areas: readonly StaffArea[];
}

const moveCalls = ['PATCH /orders/:order_number/status', 'POST /kitchen/orders/moves'] as const;

/** Values that ask for more than their call does. */
export const staffValueRules: readonly ValueRule[] = [
  { call: 'PUT /kitchen/menu/state', field: 'state', value: 'hidden', areas: ['menu'] },
  // Who packs says so as well as who cooks.
  ...['packed', 'open'].map((value) => ({
    call: 'POST /kitchen/orders/:order_number/packed',
    field: 'mark',
    value,
    areas: ['cooking', 'handing_over'] as const,
  })),
  ...moveCalls.flatMap((call) => staffMoves.map(([value, areas]) => ({ call, field: 'to', value, areas }))),
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
    ({ call, field, value, areas }) =>
      call !== `${method} ${path}` || sent.get(field) !== value || areas.some((area) => mayWorkIn(role, area)),
  );
}
