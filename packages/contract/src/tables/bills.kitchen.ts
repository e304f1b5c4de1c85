import { z } from 'zod/mini';
import { id, idParam, instant, message, orderNumber, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { orderStatus } from '../ordering/orders.ts';
import { tablePartMethod } from './bills.ts';

const tableCode = z.object({
  table_id: id,
  name: z.string(),
  venue_name: z.string(),
  /** Null where no code was made. */
  code: z.nullable(z.object({ url: z.string(), qr: z.string(), made_at: instant })),
});
export type TableCode = z.infer<typeof tableCode>;
const codes = z.object({ restaurant_name: z.string(), tables: z.array(tableCode) });
export type TableCodes = z.infer<typeof codes>;

export const listTableCodes = endpoint({
  method: 'GET',
  path: '/tables/codes',
  summary: 'The tables in use with the code that opens the menu at each',
  access: ['restaurant'],
  responses: { 200: codes },
});

export const makeTableCodes = endpoint({
  method: 'PUT',
  path: '/tables/codes',
  summary: 'Makes a code for each table that has none',
  access: ['restaurant'],
  responses: { 200: codes },
});

const ofTable = z.object({ table_id: idParam });

export const renewTableCode = endpoint({
  method: 'PUT',
  path: '/tables/:table_id/code',
  summary: 'Makes a new code for a table; the one that was printed opens nothing from then on',
  access: ['restaurant'],
  params: ofTable,
  responses: { 200: codes },
});

export const removeTableCode = endpoint({
  method: 'DELETE',
  path: '/tables/:table_id/code',
  summary: 'Takes the code of a table away; a running bill there goes on with the staff',
  access: ['restaurant'],
  params: ofTable,
  responses: { 200: codes },
});

const deskPart = z.object({
  part_id: id,
  name: z.nullable(z.string()),
  amount: rupees,
  /** What is paid online beside it. */
  tip: rupees,
  is_paid: z.boolean(),
  asked_at: instant,
  /** How it is paid online; null in cash. */
  method: z.nullable(tablePartMethod),
});

export const deskBill = z.object({
  bill_id: id,
  version: z.int(),
  opened_at: instant,
  pin: z.string(),
  /** The PIN by the name that pages of the release before read; a later release takes it away. */
  word: z.string(),
  guests: z.array(z.string()),
  rounds: z.array(
    z.object({
      order_number: orderNumber,
      name: z.string(),
      status: orderStatus,
      placed_at: instant,
      dishes: z.array(z.object({ line_id: id, name: z.string(), quantity: z.int() })),
      amount: rupees,
    }),
  ),
  total: rupees,
  parts: z.array(deskPart),
  left: rupees,
  /** Left, and claimed by nobody: what the staff may take at once. */
  open: rupees,
});
export type DeskBill = z.infer<typeof deskBill>;

const deskTables = z.object({
  tables: z.array(
    z.object({
      table_id: id,
      name: z.string(),
      venue_name: z.string(),
      has_code: z.boolean(),
      bill: z.nullable(deskBill),
    }),
  ),
});
export type DeskTables = z.infer<typeof deskTables>;

export const listDeskTables = endpoint({
  method: 'GET',
  path: '/desk/tables',
  summary: 'The tables of the own restaurant with the bill that runs at each',
  access: ['restaurant'],
  responses: { 200: deskTables },
});

export const openDeskBill = endpoint({
  method: 'POST',
  path: '/desk/tables/:table_id/bill',
  summary: 'Opens the bill of a table for guests who sit down; the running one is answered instead of a second',
  access: ['restaurant'],
  params: ofTable,
  responses: { 200: deskTables },
});

const ofBill = z.object({ bill_id: idParam });

export const moveDeskBill = endpoint({
  method: 'PATCH',
  path: '/desk/table-bills/:bill_id/table',
  summary: 'Moves a running bill to another table that has none; phones that sit there go on',
  access: ['restaurant'],
  params: ofBill,
  body: z.strictObject({ table_id: id, version: z.int() }),
  responses: { 200: deskTables },
});

export const closeDeskBill = endpoint({
  method: 'PATCH',
  path: '/desk/table-bills/:bill_id/close',
  summary: 'Closes a bill as it was seen, once nothing of it is being cooked; what is not paid stays due on its orders',
  access: ['restaurant'],
  params: ofBill,
  body: z.strictObject({ version: z.int() }),
  responses: { 200: message },
});

export const takeDeskRest = endpoint({
  method: 'POST',
  path: '/desk/table-bills/:bill_id/cash',
  summary: 'Notes that all was taken in cash that nobody had claimed, if it is still the amount that was read',
  access: ['restaurant'],
  params: ofBill,
  body: z.strictObject({ amount: rupees.check(z.positive()), version: z.int() }),
  responses: { 200: deskTables },
});

export const settleDeskPart = endpoint({
  method: 'PATCH',
  path: '/desk/table-parts/:part_id',
  summary: 'Notes that a claimed part was taken in cash, or that it will not be',
  access: ['restaurant'],
  params: z.object({ part_id: idParam }),
  body: z.strictObject({ to: z.enum(['paid', 'withdrawn']) }),
  responses: { 200: deskTables },
});
