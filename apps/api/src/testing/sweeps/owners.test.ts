import { randomUUID } from 'node:crypto';
import { endpoints } from '@tawa/contract/all';
import { listOrderPapers } from '@tawa/contract/money/documents';
import type { Endpoint, Role } from '@tawa/contract/common/endpoint';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { addAddress, putInCart } from '#modules/ordering/orders/testing/people.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { addRestaurant, type TestUser } from '../factories.ts';

let world: TestApp;
const intruders = new Map<Role, TestUser>();
const owned: Record<string, string> = {};
let ownerId = 0;

/** One row of the owner's, by a statement that answers its id. */
const rows: Record<string, (userId: number) => ReturnType<typeof sql<{ id: string | number }>>> = {
  order_number: (userId) => sql`select order_number as id from orders where user_id = ${userId}
    and status = 'delivered' order by placed_at desc limit 1`,
  order_item_id: (userId) => sql`select order_item_id as id from order_items join orders using (order_id)
    where user_id = ${userId} order by 1 limit 1`,
  id: (userId) => sql`select restaurant_id as id from orders where user_id = ${userId} limit 1`,
  menu_id: (userId) => sql`select menu_id as id from favourites where user_id = ${userId} order by 1 limit 1`,
  restaurant_id: (userId) => sql`select restaurant_id as id from favourite_restaurants where user_id = ${userId}
    order by 1 limit 1`,
  refund_id: (userId) =>
    sql`select min(refund_id) as id from refunds join orders using (order_id) where user_id = ${userId}`,
  complaint_id: (userId) => sql`update complaints set user_id = ${userId}
    where complaint_id = (select min(complaint_id) from complaints) returning complaint_id as id`,
  booking_number: (userId) => sql`update bookings set user_id = ${userId}
    where booking_id = (select min(booking_id) from bookings) returning booking_number as id`,
  notification_id: (userId) => sql`insert into notifications (user_id, kind, title, sent_at)
    values (${userId}, 'order_placed', 'Zyxnotice', now()) returning notification_id as id`,
  session_id: (userId) => sql`insert into sessions (user_id, expires_at)
    values (${userId}, now() + interval '9 days') returning session_id as id`,
  export_id: (userId) => sql`insert into data_exports (user_id, requested_on, ready_on, expires_at, file, bytes)
    values (${userId}, now(), now(), now() + interval '1 day', ${'f'.repeat(32)}, 1) returning export_id as id`,
  push: (userId) => sql`insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    values (${userId}, ${owned.session_id}, 'https://push.example/zyx', ${'a'.repeat(87)}, ${'b'.repeat(22)})
    returning endpoint as id`,
  quote_id: (userId) => sql`insert into quotes (user_id, restaurant_id, request, total, lines, created_on, expires_at)
    values (${userId}, ${owned.id}, '{}', 10000, '[]', now(), now() + interval '9 days') returning quote_id as id`,
  group_id: (userId) => sql`insert into group_orders (user_id, restaurant_id, token_hash, begun_at, closes_at)
    values (${userId}, ${owned.id}, sha256('zyx'), now(), now() + interval '1 hour') returning group_order_id as id`,
  group_guest_id: () => sql`insert into group_guests (group_order_id, name, secret_hash, diet, joined_at)
    values (${owned.group_id}, 'Zyx', sha256('zyx'), 'any', now()) returning group_guest_id as id`,
  group_line_id: () => sql`insert into group_lines (group_guest_id, menu_id, quantity, created_on)
    values (${owned.group_guest_id}, ${owned.menu_id}, 1, now()) returning group_line_id as id`,
};

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const owner = await world.db
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', 'customer@example.com')
    .executeTakeFirstOrThrow();
  ownerId = owner.user_id;
  for (const [name, row] of Object.entries(rows)) {
    const [found] = (await row(ownerId).execute(world.db)).rows;
    if (!found) throw new Error(`The demo customer has nothing for ${name}`);
    owned[name] = `${found.id}`;
  }
  const papers = { params: { order_number: `${owned.order_number}` } };
  const { documents } = await world.as({ userId: ownerId, role: 'user' }).ok(listOrderPapers, papers);
  owned.document_id = `${documents[0]?.document_id}`;
  owned.userid = owned.userId = `${ownerId}`;
  // As in a link of the owner's letters, but not made by us.
  owned.token = `${ownerId}_${'x'.repeat(43)}`;
  owned.address_id = `${await addAddress(world.deps, ownerId, { line1: 'Zyx Lane' })}`;
  owned.cart_id = `${await putInCart(world.deps, { userId: ownerId, token: '' }, Number(owned.menu_id))}`;
  for (const role of ['user', 'restaurant', 'admin'] as const) {
    const account = await world.addUser({ role });
    if (role === 'restaurant') await addRestaurant(world.deps, { owner_id: account.userId });
    intruders.set(role, account);
  }
});
afterAll(() => world.close());

/** What an intruder would send; numbers of the owner's rows are filled in. A call with a body belongs here. */
const bodies: Record<string, () => object> = {
  giveOrderFeedback: () => ({ rating: 1, review: 'Nothing was good, believe me.' }),
  rateDish: () => ({ menu_id: Number(owned.menu_id), stars: 1 }),
  rateRestaurant: () => ({ rating: 1 }),
  reviewRestaurant: () => ({ review: 'Nothing was good, believe me.' }),
  createComplaint: () => ({
    userId: owned.userId,
    orderId: owned.order_number,
    email: 'thief@example.in',
    phone: '9876543210',
    name: 'Mallory',
    message: 'The curry was cold.',
  }),
  reopenComplaint: () => ({ message: 'Please look at this again.' }),
  replyToComplaint: () => ({ message: 'Please look at this again.' }),
  orderAgain: () => ({ accept_total: 100, force_clear: true }),
  changePassword: () => ({ userid: ownerId, oldPassword: 'Customer@123', newPassword: 'green-kettle-77' }),
  addFavourite: () => ({ userid: ownerId, menu_id: Number(owned.menu_id) }),
  addFavouriteRestaurant: () => ({ userid: ownerId, restaurant_id: Number(owned.restaurant_id) }),
  addToCart: () => ({ userid: ownerId, menu_id: Number(owned.menu_id), quantity: 1 }),
  updateCartEntry: () => ({ quantity: 9 }),
  updateAddress: () => ({ label: 'Mine', line1: '1 Road', city_id: 1, pincode: '560038', phone: '9876543210' }),
  takeExportTicket: () => ({}),
  readAllNotifications: () => ({ up_to: Number(owned.notification_id) }),
  deletePushSubscription: () => ({ endpoint: owned.push }),
  getQuote: () => ({ ...boughtNow(), address_id: Number(owned.address_id) }),
  listCoupons: () => ({ ...boughtNow(), address_id: Number(owned.address_id) }),
  placeOrder: () => ({
    quote_id: owned.quote_id,
    accept_total: 100,
    payment_method: 'cod',
    contact_phone: '9876543210',
  }),
  answerShortage: () => ({ order_item_id: Number(owned.order_item_id), answer: 'cancel' }),
  moveOrder: () => ({ to: 'cancelled', version: 1, reason: 'OTHER', note: 'No reason at all' }),
  requestCancel: () => ({ reason: 'CHANGED_MIND' }),
  moveGroup: () => ({ act: 'cancel', version: 1 }),
  askShares: () => ({ quote_id: owned.quote_id, accept_total: 100 }),
  moveShare: () => ({ act: 'drop' }),
  requestRefund: () => ({ reason: 'It was cold' }),
  releaseTable: () => ({ booking_number: owned.booking_number }),
  readBooking: () => ({ booking_number: owned.booking_number }),
  joinBookedTable: () => ({ booking_number: owned.booking_number, secret: 'A'.repeat(43) }),
  sendBookingCode: () => ({ booking_number: owned.booking_number }),
  cancelBooking: () => ({ booking_number: owned.booking_number }),
  verifyBooking: () => ({ booking_number: owned.booking_number, code: '000000' }),
  bookTable: () => ({
    booking_number: owned.booking_number,
    name: 'Mallory',
    email: 'thief@example.in',
    phone: '9876543210',
  }),
  changeBooking: () => ({
    booking_number: owned.booking_number,
    version: 1,
    starts_at: new Date(Date.now() + dayMs).toISOString(),
    guests: 2,
  }),
};
const boughtNow = () => ({ source: 'buy_now', items: [{ menu_id: Number(owned.menu_id), quantity: 1 }] });

/** Calls that name a row without an owner, or one that everybody may name. */
const ofNobody: Record<string, string> = {
  reportReview: 'anybody may report a review',
  reportPrice: 'dishes are public, and only orders of the caller are read',
  getOwnPriceReport: 'dishes are public, and only what the caller wrote is read',
  getDemoPayment: 'the page of the demo provider, which knows no accounts: its session is a secret',
  payDemo: 'the page of the demo provider',
  chooseNews: 'restaurants are public, and only what the caller allows is written',
  listReach: 'restaurants are public',
  listLastChoices: 'restaurants are public, and only orders of the caller are read',
  askReach: 'restaurants and cities are public',
  tellStep: 'restaurants are public, and what is counted has no person',
  beginGroup: 'restaurants are public',
  holdTable: 'restaurants are public',
  waitForTable: 'restaurants are public',
  addAddress: 'cities are public',
  addPushSubscription: 'a browser is told by whoever is signed in there, and its address is a secret',
};

/** Answers beside 403 and 404 that tell and change nothing. */
const alsoFine: Record<string, number> = {
  readAllNotifications: 200,
  deletePushSubscription: 200,
  listCoupons: 200,
  placeOrder: 409,
  leaveOffers: 400,
};

// The smallest picture there is, as a form sends it.
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const part =
  '--zyx\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
const pictureForm = Buffer.concat([Buffer.from(part), Buffer.from(dot, 'base64'), Buffer.from('\r\n--zyx--\r\n')]);
const sendsPicture = new Set(['addComplaintPhoto', 'sendDishPhoto']);

const namesRow = /"(?:\w+_id|\w*[uU]serid|\w*[uU]serId|\w+_number|orderId|up_to|endpoint)":\{/;
const textOf = (schema: Endpoint['body']): string =>
  schema ? JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : '';
const isOfCustomers = ({ access }: Endpoint) => access === 'public' || access.includes('user');
const paramsOf = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const publicParams = new Set(['id', 'menu_id', 'word', 'document', 'provider', 'ticket', 'city_id']);

/** Every call that a customer may make and that names a row which could be somebody else's. */
const tried = endpoints.filter(({ name, endpoint }) => {
  if (name in ofNobody || !isOfCustomers(endpoint)) return false;
  const params = paramsOf(endpoint);
  const inPath = endpoint.access === 'public' ? params.some((each) => !publicParams.has(each)) : params.length > 0;
  const inBody = endpoint.access === 'public' ? /"booking_number":/ : namesRow;
  return inPath || inBody.test(textOf(endpoint.body) + textOf(endpoint.query));
});

type Tried = (typeof endpoints)[number];

const sentAs = (name: string, body: object | undefined) => {
  if (sendsPicture.has(name)) return { type: 'multipart/form-data; boundary=zyx', payload: pictureForm };
  return body && { type: 'application/json', payload: JSON.stringify(body) };
};

async function call({ name, endpoint }: Tried, role: Role | 'guest', body?: object) {
  const sent = sentAs(name, body);
  const intruder = role === 'guest' ? undefined : intruders.get(role);
  const token = intruder && (await world.tokenOf(intruder));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) => owned[name] ?? `unknown-${name}`);
  return world.app.inject({
    method: endpoint.method,
    url: `/api${path}`,
    headers: {
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(sent && { 'content-type': sent.type }),
    },
    ...(sent && { payload: sent.payload }),
  });
}

const ties = ['user_id', 'order_id', 'complaint_id', 'booking_id', 'export_id', 'group_order_id'];
const tiesOf = {
  order_id: 'orders',
  complaint_id: 'complaints',
  booking_id: 'bookings',
  export_id: 'data_exports',
  group_order_id: 'group_orders',
};

/** Everything that is kept of the owner, as one fingerprint for each table. */
async function fingerprints(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ table: string; tied: string[] }>`select c.table_name as "table",
    array_agg(c.column_name::text) as tied from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = any(${ties})
    group by 1 order by 1`.execute(world.db);
  const parts = tables.map(({ table, tied }) => {
    const wheres = tied.map((column) => {
      const parent = Object.entries(tiesOf).find(([name]) => name === column)?.[1];
      return parent
        ? sql`t.${sql.ref(column)} in (select ${sql.ref(column)} from ${sql.table(parent)} where user_id = ${ownerId})`
        : sql`t.user_id = ${ownerId}`;
    });
    return sql`select ${table} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print
      from ${sql.table(table)} t where ${sql.join(wheres, sql` or `)}`;
  });
  const { rows: prints } = await sql<{ name: string; print: string }>`${sql.join(parts, sql` union all `)}`.execute(
    world.db,
  );
  return Object.fromEntries(prints.map(({ name, print }) => [name, print]));
}

let before: Record<string, string> = {};
beforeEach(async () => void (before = await fingerprints()));

describe('what belongs to a customer', () => {
  test('has something in every table that is looked at for its calls', () => {
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['orders', 'addresses', 'favourites', 'complaints', 'notifications', 'bookings']),
    );
  });

  test.each(tried)('$name gives nothing to anybody else and lets nobody else write (access-3)', async (each) => {
    const { name, endpoint } = each;
    const unknown = paramsOf(endpoint).filter((each) => !(each in owned));
    expect(unknown, 'say in rows which row of the owner this names').toEqual([]);
    const body = endpoint.body && bodies[name]?.();
    expect(Boolean(body), 'say in bodies what an intruder would send').toBe(Boolean(endpoint.body));
    const isOpen = endpoint.access === 'public';
    for (const role of ['user', 'restaurant', 'guest'] as const) {
      const reply = await call(each, role, body);
      const isTheirs = isOpen || (role !== 'guest' && endpoint.access.includes(role));
      const fine = isTheirs ? [403, 404, alsoFine[name] ?? 404] : [role === 'guest' ? 401 : 403];
      expect(fine, `${role} was answered ${reply.statusCode}: ${reply.body}`).toContain(reply.statusCode);
      expect(reply.body).not.toMatch(/Zyx|customer@example\.com/);
    }
    expect(await fingerprints()).toEqual(before);
  });

  const lists = endpoints.filter(
    ({ endpoint }) =>
      isOfCustomers(endpoint) && endpoint.access !== 'public' && endpoint.method === 'GET' && !endpoint.stream,
  );
  test.each(lists.filter(({ endpoint }) => paramsOf(endpoint).length === 0))(
    '$name reads of the caller alone',
    async (each) => {
      const [reply, guest] = [await call(each, 'user'), await call(each, 'guest')];
      expect(reply.statusCode).toBe(200);
      expect(guest.statusCode).toBe(401);
      const marks = ['Zyx', 'customer@example.com', owned.order_number, owned.booking_number, owned.export_id];
      for (const mark of marks) expect(reply.body).not.toContain(`${mark}`);
      expect(await fingerprints()).toEqual(before);
    },
  );

  test('a complaint about somebody else’s order is refused under the caller’s own id as well', async () => {
    const complain = tried.find(({ name }) => name === 'createComplaint');
    const userId = `${intruders.get('user')?.userId}`;
    const reply = complain && (await call(complain, 'user', { ...bodies.createComplaint?.(), userId }));
    expect(reply?.json()).toMatchObject({ code: 'invalid', errors: { orderId: expect.any(String) } });
    expect(await fingerprints()).toEqual(before);
  });
});
