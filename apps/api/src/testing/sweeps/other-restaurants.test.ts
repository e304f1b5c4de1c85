import { endpoints } from '@tawa/contract/all';
import { listOrderPapers } from '@tawa/contract/money/documents';
import { isForOneRestaurant, restaurantHeader } from '@tawa/contract/common/own-restaurants';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { addRestaurant } from '../factories.ts';

let world: TestApp;
let token: string;
let manager: string;
/** Of somebody who owns the other restaurant too, and is in one beside it. */
let twice: string;
let beside = 0;
let victim = 0;
const found: Record<string, string> = {};

/** One row of the other restaurant for each name that a path may carry, by a statement that answers its id. */
const rows: Record<string, (of: number) => ReturnType<typeof sql<{ id: string | number }>>> = {
  order_number: (of) =>
    sql`select order_number as id from orders where restaurant_id = ${of} and status = 'placed' limit 1`,
  order_item_id: (of) => sql`select min(order_item_id) as id from order_items where order_id = (
    select order_id from orders where restaurant_id = ${of} and status = 'placed' limit 1)`,
  menu_id: (of) => sql`select min(menu_id) as id from dishes where restaurant_id = ${of}`,
  option_group_id: (of) => sql`select min(option_group_id) as id from option_groups where restaurant_id = ${of}`,
  chef_id: (of) => sql`select min(chef_id) as id from chefs where restaurant_id = ${of}`,
  complaint_id: (of) => sql`select min(complaint_id) as id from complaints join orders using (order_id)
    where restaurant_id = ${of}`,
  review_id: (of) => sql`select min(review_id) as id from reviews where restaurant_id = ${of}`,
  refund_id: (of) => sql`select min(refund_id) as id from refunds join orders using (order_id)
    where restaurant_id = ${of}`,
  payout_id: (of) => sql`select min(payout_id) as id from payouts where restaurant_id = ${of}`,
  booking_number: (of) => sql`select booking_number as id from bookings where restaurant_id = ${of}
    and state = 'confirmed' order by starts_at desc limit 1`,
  venue_id: (of) => sql`select min(venue_id) as id from venues where restaurant_id = ${of}`,
  table_id: (of) => sql`select min(table_id) as id from dining_tables join venues using (venue_id)
    where restaurant_id = ${of}`,
  bill_id: (of) => sql`insert into table_bills (restaurant_id, table_id, pin, opened_by, opened_at)
    values (${of}, ${found.table_id}, '0000', 'staff', now()) returning table_bill_id as id`,
  part_id: () => sql`insert into table_parts (table_bill_id, kind, amount, state, asked_at)
    values (${found.bill_id}, 'own', 100, 'asked', now()) returning table_part_id as id`,
  slip_id: (of) => sql`insert into slips (restaurant_id, order_id, station_name, order_item_ids, due_at)
    select restaurant_id, order_id, '', '{}', now() from orders where restaurant_id = ${of} and status = 'placed' limit 1
    returning slip_id as id`,
  news_id: (of) => sql`insert into restaurant_news (restaurant_id, title, body, made_at, starts_at, again_from)
    values (${of}, 'Zyxnews', 'Zyx', now(), now() + interval '1 day', now()) returning news_id as id`,
  coupon_id: (of) => sql`select min(coupon_id) as id from coupons where owner_restaurant_id = ${of}`,
  blogid: (of) => sql`insert into blogs (title, author, blogtext, tags, status, restaurant_id)
    values ('Zyx post', 'Zyx', '<p>Zyx</p>', '', 'draft', ${of}) returning blogid as id`,
  view_id: (of) => sql`insert into saved_views (user_id, list, name, view)
    select owner_id, 'kitchen-history', 'Zyx view', '' from restaurants where restaurant_id = ${of} returning view_id as id`,
  wait_id: (of) => sql`insert into table_waits (restaurant_id, source, name, guests, wanted_at)
    values (${of}, 'walk_in', 'Zyx guest', 2, now()) returning wait_id as id`,
  document_id: (of) => sql`insert into restaurant_documents (restaurant_id, file, filename, media_type, bytes)
    values (${of}, ${'f'.repeat(32)}, 'zyx.pdf', 'application/pdf', 1) returning document_id as id`,
  tablet_id: (of) => sql`insert into tablets (restaurant_id, tablet_name, idle_minutes, set_up_by, created_on)
    select restaurant_id, 'Zyx pass', 5, owner_id, now() from restaurants where restaurant_id = ${of} returning tablet_id as id`,
  partner_key_id: (
    of,
  ) => sql`insert into partner_keys (restaurant_id, key_name, scopes, key_hash, ends_in, made_by, made_on)
    select restaurant_id, 'Zyx till', '{orders:read}', sha256('zyx'), 'zyxz', owner_id, now() from restaurants
    where restaurant_id = ${of} returning partner_key_id as id`,
  webhook_event_id: (of) => sql`with w as (insert into webhook_endpoints (restaurant_id, url, kinds, made_by, made_on)
      select restaurant_id, 'https://zyx.example.in/', '{order.placed}', owner_id, now() from restaurants where restaurant_id = ${of}
      returning webhook_endpoint_id)
    insert into webhook_events (webhook_endpoint_id, kind, at, state, delivered_on)
    select webhook_endpoint_id, 'menu.changed', now(), 'delivered', now() from w returning webhook_event_id as id`,
  person_id: (of) => sql`select owner_id as id from restaurants where restaurant_id = ${of}`,
  staff_id: (
    of,
  ) => sql`insert into staff (restaurant_id, role, name, email, token_hash, expires_at, invited_by, invited_on)
    select ${of}, 'orders', 'Zyx', 'zyx@example.in', '\\x01', now() + interval '7 days', owner_id, now()
    from restaurants where restaurant_id = ${of} returning staff_id as id`,
};

const device = '6f1c1f0e-6b1f-4a39-9a52-0a8b7d6c5e4f';
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const coupon = {
  code: 'ZYXZYX',
  title: 'Mine now',
  terms: '',
  type: 'flat',
  value: 10,
  max_discount: null,
  min_item_total: 100,
  starts_on: '2036-01-01',
  ends_on: '2036-01-02',
  weekdays: [],
  from_time: null,
  to_time: null,
  category_ids: [],
  fulfilment: null,
  payment_methods: [],
  new_customers_only: false,
  total_limit: null,
  per_user_limit: null,
  visible: false,
  auto_apply: false,
  budget: 1000,
};
const option = { option_id: null, option_name: 'Zyx', price: 1, is_veg: 1, sold_out: false };
const group = { group_name: 'Zyx', kind: 'addon', min_choices: 0, max_choices: 1, options: [option] };

/** What an intruder would send. A call with a body belongs here, also one that names rows in its body alone. */
const bodies: Record<string, () => object> = {
  moveOrder: () => ({ to: 'rejected', version: 1, reason: 'TOO_BUSY' }),
  delayOrder: () => ({ minutes: 5 }),
  reportShortage: () => ({ version: 1, order_item_id: 1 }),
  keepDish: () => ({ order_item_id: 1 }),
  tickLines: () => ({ ticks: [{ order_item_id: 1, ticked: true }] }),
  packApart: () => ({ order_item_id: 1, mark: 'packed' }),
  finishStation: () => ({ station_id: null }),
  recallOrder: () => ({ station_id: null }),
  claimSlip: () => ({ device_id: device, claim: 0 }),
  noteSlipPrinted: () => ({ device_id: device, claim: 1, printer_name: 'Theirs' }),
  releaseSlip: () => ({ device_id: device, claim: 0 }),
  copySlip: () => ({}),
  giveFirstPin: () => ({}),
  makeRiderLink: () => ({}),
  sendOutTogether: () => ({ stops: [found.order_number, 'FD-ZYXZYX'] }),
  confirmCash: () => ({}),
  showPaymentCode: () => ({}),
  checkPaymentCode: () => ({}),
  declareCounterPrice: () => ({ counter_price: 100 }),
  updateDish: () => ({ version: 1, dish_name: 'Stolen' }),
  placeDish: () => ({ category_id: null, after: null }),
  updateOptionGroup: () => ({ version: 1, group }),
  updateChef: () => ({ chef_name: 'Z', designation: 'Z', description: '', chef_image: null, visible: true }),
  replyAsKitchen: () => ({ message: 'It was not us, believe me.' }),
  refundAsKitchen: () => ({ version: 1, amount: 10, message: 'It was us, take it.' }),
  replyToReview: () => ({ reply: 'It was not us, believe me.' }),
  appealRefund: () => ({ words: 'It was not us' }),
  commentRefund: () => ({ comment: 'It was not us' }),
  disputePayout: () => ({ text: 'All of it' }),
  placeDeskBooking: () => ({
    version: 1,
    starts_at: later(30),
    ends_at: later(31),
    table_ids: [Number(found.table_id)],
  }),
  moveDeskBooking: () => ({ to: 'cancelled', version: 1, reason: 'We want the table' }),
  noteDeskBooking: () => ({ staff_note: 'Zyx' }),
  moveDeskWait: () => ({ to: 'left' }),
  moveDeskBill: () => ({ table_id: Number(found.table_id), version: 1 }),
  closeDeskBill: () => ({ version: 1 }),
  takeDeskRest: () => ({ amount: 1, version: 1 }),
  settleDeskPart: () => ({ to: 'paid' }),
  updateVenue: () => ({ name: 'Zyx', type: 'indoor' }),
  addTable: () => ({ name: 'Z1', min_seats: 1, max_seats: 2 }),
  updateTable: () => ({ name: 'Z1', min_seats: 1, max_seats: 2 }),
  moveTable: () => ({ spot_x: 1, spot_y: 1 }),
  updateOwnCoupon: () => coupon,
  moveOwnCoupon: () => ({ status: 'ended' }),
  declineCoupon: () => ({ terms_version: 1, words: 'Too dear' }),
  agreeToCoupon: () => ({ budget: 1000, ends_on: '2036-01-02', terms_version: 1 }),
  saveOwnBlog: () => ({ version: 1, form: { title: 'Mine', blog_img: null, blogtext: '', tags: '' } }),
  moveOwnBlog: () => ({ version: 1, to: 'pending' }),
  changeStaffRole: () => ({ role: 'manager' }),
  replayPartnerDeliveries: () => ({ ids: [Number(found.webhook_event_id)] }),
  inviteStaffAgain: () => ({}),
};

/** Calls whose name in the path is nobody's row, or one that every account may name. */
const ofNobody: Record<string, string> = {
  reportReview: 'anybody may report a review',
};
const free = new Set([
  'field',
  'session_id',
  'notification_id',
  'export_id',
  'ticket',
  'kind',
  'userid',
  'userId',
  'id',
]);

const paramsOf = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const tried = endpoints.filter(
  ({ name, endpoint }) =>
    endpoint.access !== 'public' &&
    endpoint.access.includes('restaurant') &&
    !(name in ofNobody) &&
    (name in bodies || paramsOf(endpoint).some((param) => !free.has(param))),
);

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const owner = await world.addUser({ role: 'restaurant' });
  const restaurant_id = await addRestaurant(world.deps, { owner_id: owner.userId });
  const member = await world.addUser({ role: 'restaurant' });
  const at = new Date();
  const row = { restaurant_id, role: 'manager', user_id: member.userId, invited_by: owner.userId };
  await world.db
    .insertInto('staff')
    .values({ ...row, invited_on: at, accepted_on: at })
    .execute();
  [token, manager] = [await world.tokenOf(owner), await world.tokenOf(member)];
  const demo = await world.db
    .selectFrom('restaurants')
    .select(['restaurant_id', 'owner_id'])
    .where('restaurant_name', '=', 'Dum & Handi')
    .executeTakeFirstOrThrow();
  victim = demo.restaurant_id;
  beside = await addRestaurant(world.deps, { owner_id: demo.owner_id });
  twice = await world.tokenOf({ userId: demo.owner_id, role: 'restaurant' });
  // Two days of a kitchen may pass without a refund.
  await sql`update orders set restaurant_id = ${victim}
    where order_id = (select min(order_id) from refunds)`.execute(world.db);
  await sql`update payouts set restaurant_id = ${victim} where payout_id = (select min(payout_id) from payouts)`.execute(
    world.db,
  );
  for (const [name, statement] of Object.entries(rows)) {
    const [one] = (await statement(victim).execute(world.db)).rows;
    if (!one?.id) throw new Error(`The demo kitchen has nothing for ${name}.`);
    found[name] = `${one.id}`;
  }
  const { order_number, user_id } = await world.db
    .selectFrom('orders')
    .select(['order_number', 'user_id'])
    .where('restaurant_id', '=', victim)
    .where('status', '=', 'delivered')
    .limit(1)
    .executeTakeFirstOrThrow();
  const papers = await world.as({ userId: user_id, role: 'user' }).ok(listOrderPapers, { params: { order_number } });
  found['getPaperPdf document_id'] = `${papers.documents[0]?.document_id}`;
});
afterAll(() => world.close());

const kept = [
  'dishes',
  'option_groups',
  'chefs',
  'reviews',
  'payouts',
  'bookings',
  'venues',
  'coupons',
  'blogs',
  'staff',
  'rider_links',
  'slips',
  'restaurant_news',
];
const ofOrders = ['refunds', 'complaints', 'order_events', 'rider_stops'];

/** Everything that is kept of the other restaurant, as one fingerprint for each table. */
async function fingerprints(): Promise<Record<string, string>> {
  const owned = (table: string) => {
    const column = sql.ref(table === 'coupons' ? 't.owner_restaurant_id' : 't.restaurant_id');
    return sql`select ${table} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print
      from ${sql.table(table)} t where ${column} = ${victim}`;
  };
  const ordered = (table: string) => sql`select ${table}, md5(coalesce(string_agg(t::text, '|' order by t::text), ''))
    from ${sql.table(table)} t join orders o using (order_id) where o.restaurant_id = ${victim}`;
  const all = sql`select 'payouts', md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from payouts t`;
  const parts = [...kept, 'orders', 'table_waits', 'restaurant_documents']
    .map(owned)
    .concat(ofOrders.map(ordered), all);
  const { rows: prints } = await sql<{ name: string; print: string }>`${sql.join(parts, sql` union all `)}`.execute(
    world.db,
  );
  return Object.fromEntries(prints.map(({ name, print }) => [name, print]));
}

let before: Record<string, string> = {};
beforeEach(async () => void (before = await fingerprints()));

const bodyOf = ({ name, endpoint }: (typeof tried)[number]) => endpoint.body && bodies[name]?.();

async function send(call: (typeof tried)[number], who: string, restaurant?: number) {
  const { name, endpoint } = call;
  const body = bodyOf(call);
  const path = endpoint.path.replaceAll(
    /:(\w+)/g,
    (_all, param: string) => found[`${name} ${param}`] ?? found[param] ?? 'zyx',
  );
  return world.app.inject({
    method: endpoint.method,
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${who}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(restaurant !== undefined && { [restaurantHeader]: `${restaurant}` }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
}

function expectNothing({ statusCode, body }: Awaited<ReturnType<typeof send>>): void {
  // A list of papers of an order that is not one's own is an empty list.
  const isNothing = body === '{"documents":[]}' || body === '{"papers":[]}' || body === '[]';
  expect([403, 404].includes(statusCode) || isNothing, `${statusCode} ${body.slice(0, 200)}`).toBe(true);
  expect(body).not.toMatch(/Zyx|Dum & Handi/);
}

test.each(tried)('$name gives nothing of another restaurant and changes nothing there (access-4)', async (call) => {
  const unknown = paramsOf(call.endpoint).filter((param) => !free.has(param) && !(param in found));
  expect(unknown, 'say in rows which row of a restaurant this names').toEqual([]);
  expect(Boolean(bodyOf(call)), 'say in bodies what an intruder would send').toBe(Boolean(call.endpoint.body));
  for (const who of [token, manager]) expectNothing(await send(call, who));
  expect(await fingerprints()).toEqual(before);
});

// What belongs to a person is theirs in each of their restaurants.
const ofOne = tried.filter(({ endpoint }) => isForOneRestaurant(endpoint));

test.each(ofOne)(
  '$name for one of two own restaurants gives and changes nothing of the other (own-restaurants-2)',
  async (call) => {
    expectNothing(await send(call, twice, beside));
    expect(await send(call, twice)).toMatchObject({ statusCode: 400 });
    expect(await send(call, token, victim)).toMatchObject({ statusCode: 403 });
    expect(await fingerprints()).toEqual(before);
  },
);

// The scan that the row names lies on no disk.
const readable = ofOne.filter(({ name, endpoint }) => endpoint.method === 'GET' && name !== 'openDocument');

test.each(readable)('$name is answered once the other one is named (own-restaurants-2)', async (call) => {
  expect((await send(call, twice, victim)).statusCode).toBe(200);
});

test('every call that names a row is tried (access-4)', () => {
  expect(tried.length).toBeGreaterThan(35);
});
