import { tidyGroupName } from '@tawa/domain/ordering/groups';
import { onlineMethods } from '@tawa/domain/money/payments';
import { tableGuestsMax, tableLinesMax, tablePartKinds } from '@tawa/domain/tables/bills';
import { z } from 'zod/mini';
import { ownBooking } from './bookings.ts';
import { restaurantTypes } from '../catalogue/restaurants.ts';
import { flag, id, instant, orderNumber, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames, optionNames } from '../common/names.ts';
import { lineNote, optionIds, quantity } from '../ordering/cart.ts';
import { tipAmount } from '../ordering/checkout.ts';
import { orderStatus } from '../ordering/orders.ts';
import { payPage } from '../money/payments.ts';

const noCode = 'This is not a code of ours';
/** What the code on the table says; it travels in bodies, which no log keeps. */
const token = z.string(noCode).check(z.regex(/^[\w-]{43}$/, noCode));
/** What a guest's phone made and keeps: whoever has it is that guest. */
const secret = z.string(noCode).check(z.regex(/^[\w-]{43}$/, noCode));

/** A name as the bill and the kitchen read it. */
export const tableGuestName = z
  .string('Your name is needed')
  .check(z.overwrite(tidyGroupName), z.minLength(1, 'Your name is needed'), z.maxLength(30, 'At most 30 characters'));
const pinText = 'The PIN has four digits';
/** What somebody at the table tells the next phone. */
export const tablePin = z.string(pinText).check(
  z.overwrite((text: string) => text.replaceAll(/\s/g, '')),
  z.regex(/^\d{4}$/, pinText),
);

export const tablePartKind = z.enum(tablePartKinds);

const billLine = z.object({
  line_id: id,
  name: z.string(),
  names: keptNames,
  is_veg: flag,
  options: z.array(z.string()),
  option_names: optionNames,
  note: z.string(),
  quantity: z.int(),
  amount: rupees,
});

const billRound = z.object({
  order_number: orderNumber,
  placed_at: instant,
  status: orderStatus,
  lines: z.array(billLine),
});

const person = z.object({
  name: z.string(),
  is_own: z.boolean(),
  /** Dishes with their tax, of rounds that were not turned away. */
  amount: rupees,
  is_paid: z.boolean(),
  rounds: z.array(billRound),
});

/** How a part is paid online. */
export const tablePartMethod = z.enum(onlineMethods);

const part = z.object({
  /** Null for rounds that were paid by themselves. */
  part_id: z.nullable(id),
  /** Who claimed it; null for what the staff took. */
  name: z.nullable(z.string()),
  is_own: z.boolean(),
  amount: rupees,
  is_paid: z.boolean(),
  /** Null in cash. */
  method: z.nullable(tablePartMethod),
  /** What is paid online beside the part; no part of the bill. */
  tip: rupees,
  /** What of a part that was paid online goes back, with its tip where all of it does. */
  back: rupees,
  /** Until when a part that is being paid online is nobody else’s; null in cash, and once that time is over. */
  pay_by: z.nullable(instant),
});

/** The bill as everybody at the table reads it. */
export const tableBill = z.object({
  people: z.array(person),
  dishes: rupees,
  taxes: z.array(z.object({ rate_bp: z.int(), amount: rupees })),
  /** Platform fee and tip of dishes that were ordered ahead with the booking. */
  fees: rupees,
  tip: rupees,
  /** What was taken off because a dish did not come. */
  less: rupees,
  total: rupees,
  parts: z.array(part),
  /** What is left to pay; below nothing what the staff gives back in cash. */
  left: rupees,
  /** What each way to pay comes to for whoever asks. */
  ways: z.object({ own: rupees, equal: rupees, all: rupees }),
  /** How many have given nothing yet, whoever asks among them: over so many people the equal part is counted. */
  payers: z.int(),
  /** How a part may be paid online here. */
  methods: z.array(tablePartMethod),
});
export type TableBill = z.infer<typeof tableBill>;

export const tablePage = z.object({
  /** Free: nobody sits there yet. Taken: a bill runs, and whoever asks is not in it. In: they are. Over: theirs was closed. */
  state: z.enum(['free', 'taken', 'in', 'over']),
  restaurant: z.object({
    restaurant_id: id,
    restaurant_name: z.string(),
    names: keptNames,
    logo: z.nullable(z.string()),
    restaurant_type: z.nullable(z.enum(restaurantTypes)),
    place: z.string(),
  }),
  table: z.string(),
  since: z.nullable(instant),
  name: z.nullable(z.string()),
  /** For the next phone, shown to whoever is in. */
  pin: z.nullable(z.string()),
  /** The PIN by the name that pages of the release before read; a later release takes it away. */
  word: z.nullable(z.string()),
  bill: z.nullable(tableBill),
  /** How it ended, for a phone that was in. */
  closed_as: z.nullable(z.enum(['paid', 'unpaid', 'empty', 'lapsed'])),
});
export type TablePage = z.infer<typeof tablePage>;

export const readTable = endpoint({
  method: 'POST',
  named: true,
  path: '/table-bills/read',
  summary: 'A table for whoever scanned its code; its bill only for those who sit there',
  access: 'public',
  body: z.strictObject({ token, secret: z.optional(secret) }),
  responses: { 200: tablePage },
});

export const joinTable = endpoint({
  method: 'POST',
  named: true,
  path: '/table-bills/join',
  summary: 'Begins the bill of a free table, or joins the running one with its PIN; the same secret is the same guest',
  access: 'public',
  // Pages of the release before call it a word, and read it so; a later release takes that away.
  body: z.strictObject({ token, secret, name: tableGuestName, pin: z.optional(tablePin), word: z.optional(tablePin) }),
  responses: { 200: tablePage },
});

export const sendRound = endpoint({
  method: 'POST',
  named: true,
  path: '/table-bills/rounds',
  summary: 'Sends dishes to the kitchen for the bill of the table, once for each Idempotency-Key',
  access: 'public',
  headers: z.object({
    'idempotency-key': z.uuid('Send an Idempotency-Key: a UUID made when the first dish is chosen'),
  }),
  body: z.strictObject({
    token,
    secret,
    items: z
      .array(z.strictObject({ menu_id: id, quantity, options: optionIds, note: lineNote }))
      .check(
        z.minLength(1, 'Choose a dish first'),
        z.maxLength(tableLinesMax, `At most ${tableLinesMax} different dishes`),
      ),
  }),
  responses: { 200: tablePage, 201: tablePage },
});

const partWanted = z.strictObject({
  token,
  secret,
  kind: tablePartKind,
  /** Of how many an equal part is one; all who have given nothing where it is left out. */
  of: z.optional(z.int().check(z.minimum(1), z.maximum(tableGuestsMax))),
  amount: rupees.check(z.positive()),
});
/** What is paid online beside a part, in rupees; left out where the same part is opened again. */
const tableTip = z.optional(tipAmount);

export const askToPay = endpoint({
  method: 'POST',
  named: true,
  path: '/table-bills/parts',
  summary: 'Claims a part of the bill and asks for it to be taken in cash; the amount is the one that was read',
  access: 'public',
  body: partWanted,
  responses: { 200: tablePage },
});

export const openPart = endpoint({
  method: 'POST',
  path: '/table-bills/parts/online',
  summary: 'Claims a part of the bill for some minutes and answers where it is paid online; asked again, the same page',
  access: 'public',
  body: z.extend(partWanted, { method: tablePartMethod, tip: tableTip }),
  responses: { 200: payPage },
});

export const checkPart = endpoint({
  method: 'POST',
  path: '/table-bills/parts/check',
  summary: 'Asks the provider whether the part was paid that this phone claimed, and answers the table',
  access: 'public',
  body: z.strictObject({ token, secret }),
  responses: { 200: tablePage },
});

export const withdrawPart = endpoint({
  method: 'POST',
  named: true,
  path: '/table-bills/parts/withdraw',
  summary: 'Gives up the part that this phone claimed and that was not taken or paid yet',
  access: 'public',
  body: z.strictObject({ token, secret }),
  responses: { 200: tablePage },
});

export const joinBookedTable = endpoint({
  method: 'POST',
  path: '/bookings/bill',
  summary:
    'Lets the phone of whoever booked into the bill of the table that they were seated at; answers what its code says',
  access: 'public',
  body: z.extend(ownBooking, { secret: z.string().check(z.regex(/^[\w-]{43}$/, 'This is not a code of ours')) }),
  responses: { 200: z.object({ token: z.string() }) },
});
