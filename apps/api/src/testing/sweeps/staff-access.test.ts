import { endpoints } from '@tawa/contract/all';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { staffAreaOf, staffMay } from '@tawa/contract/common/staff-access';
import { invitedRoles, staffAreas, type StaffRole } from '@tawa/domain/accounts/staff';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { addRestaurant, addUser } from '../factories.ts';

let world: TestApp;
const tokens = new Map<StaffRole, string>();

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const owner = await world.addUser({ role: 'restaurant' });
  const restaurant_id = await addRestaurant(world.deps, { owner_id: owner.userId });
  tokens.set('owner', await world.tokenOf(owner));
  const at = new Date();
  for (const role of invitedRoles) {
    const member = await addUser(world.deps, { role: 'restaurant' });
    const row = { restaurant_id, role, user_id: member.userId, invited_by: owner.userId };
    await world.db
      .insertInto('staff')
      .values({ ...row, invited_on: at, accepted_on: at })
      .execute();
    tokens.set(role, await world.tokenOf(member));
  }
});
afterAll(() => world.close());

const ofRestaurants = endpoints.filter(
  ({ endpoint }) => endpoint.access !== 'public' && endpoint.access.includes('restaurant') && !endpoint.stream,
);

function send(endpoint: Endpoint, role: StaffRole, path = endpoint.path.replaceAll(/:\w+/g, '2000000000')) {
  return world.app.inject({
    method: endpoint.method,
    url: `/api${path}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(role)}` },
    ...(endpoint.method !== 'GET' && { payload: '{}' }),
  });
}

const refusal = 'Your role in this restaurant does not include this.';
/** What must not touch the session that tries it. */
const ends = new Set(['logout', 'endOtherSessions']);

describe.each(['owner', ...invitedRoles] as const)('%s', (role) => {
  test.each(ofRestaurants.filter(({ name }) => !ends.has(name)))('$name', async ({ endpoint }) => {
    const reply = await send(endpoint, role);
    const isRefused = reply.statusCode === 403 && reply.json().message === refusal;
    expect(isRefused).toBe(!staffMay(role, endpoint));
  });
});

const named = (name: string) => endpoints.find((each) => each.name === name)?.endpoint;

test.each([
  ['moveOrder', 'owner manager orders cook packer front_desk'],
  ['listKitchenOrders', 'owner manager orders cook packer front_desk'],
  ['getLine', 'owner manager orders cook packer front_desk'],
  ['tickLines', 'owner manager orders cook'],
  ['delayOrder', 'owner manager orders cook'],
  ['reportShortage', 'owner manager orders'],
  ['keepDish', 'owner manager orders'],
  ['listSubstitutes', 'owner manager orders'],
  ['makeRiderLink', 'owner manager orders packer front_desk'],
  ['showPaymentCode', 'owner manager orders packer front_desk'],
  ['checkPaymentCode', 'owner manager orders packer front_desk'],
  ['sendOutTogether', 'owner manager orders packer front_desk'],
  ['listKitchenHistory', 'owner manager orders'],
  ['getKitchenOrder', 'owner manager orders'],
  ['confirmCash', 'owner manager orders'],
  ['saveStations', 'owner manager orders'],
  ['listKitchenComplaints', 'owner manager front_desk'],
  ['setKitchenStatus', 'owner manager orders'],
  ['setDishState', 'owner manager orders cook menu'],
  ['changePrices', 'owner manager menu'],
  ['addChef', 'owner manager menu'],
  ['getDeskDay', 'owner manager front_desk'],
  ['placeDeskBooking', 'owner manager front_desk'],
  ['updateBookingSettings', 'owner manager'],
  ['replyToReview', 'owner manager'],
  ['saveHours', 'owner manager'],
  ['agreeToCoupon', 'owner manager'],
  ['listOwnPayouts', 'owner'],
  ['getOwnStatementPdf', 'owner'],
  ['savePaper', 'owner'],
  ['stepRestaurant', 'owner'],
  ['inviteStaff', 'owner'],
  ['getOwnAccess', 'owner manager orders cook packer menu front_desk'],
  ['listNotifications', 'owner manager orders cook packer menu front_desk'],
])('%s is for %s (staff-2)', (name, roles) => {
  const endpoint = named(name);
  if (!endpoint) throw new Error(`There is no ${name}.`);
  expect(['owner', ...invitedRoles].filter((role) => staffMay(roleOf(role), endpoint)).join(' ')).toBe(roles);
});

const roleOf = (text: string): StaffRole => invitedRoles.find((role) => role === text) ?? 'owner';

/** A row of another restaurant for each name that a path may carry. */
const rows: Record<string, ReturnType<typeof sql>> = {
  menu_id: sql`select menu_id as id from dishes limit 1`,
  option_group_id: sql`select option_group_id as id from option_groups limit 1`,
  chef_id: sql`select chef_id as id from chefs limit 1`,
  order_number: sql`select order_number as id from orders where status = 'placed' limit 1`,
  complaint_id: sql`select complaint_id as id from complaints limit 1`,
  review_id: sql`select review_id as id from reviews limit 1`,
  refund_id: sql`select refund_id as id from refunds limit 1`,
  payout_id: sql`select payout_id as id from payouts limit 1`,
  booking_number: sql`select booking_number as id from bookings where state = 'confirmed' limit 1`,
  venue_id: sql`select venue_id as id from venues limit 1`,
  slip_id: sql`insert into slips (restaurant_id, order_id, station_name, order_item_ids, due_at)
    select restaurant_id, order_id, gen_random_uuid()::text, '{}', now() from orders limit 1 returning slip_id as id`,
  table_id: sql`select table_id as id from dining_tables limit 1`,
};

const ofRows = ofRestaurants.filter(
  ({ endpoint }) =>
    staffAreaOf(endpoint) !== 'own' &&
    [...endpoint.path.matchAll(/:(\w+)/g)].some(([, name]) => name !== undefined && name in rows),
);

test.each(ofRows)(
  '$name gives nothing of another restaurant, whatever the role (staff-2)',
  async ({ name, endpoint }) => {
    const param = /:(\w+)/.exec(endpoint.path)?.[1] ?? '';
    const query = rows[param];
    if (!query) throw new Error(`${name} names ${param}.`);
    const found = await query.execute(world.db);
    const row = found.rows[0];
    const id = typeof row === 'object' && row !== null ? Reflect.get(row, 'id') : undefined;
    expect(id, `a row for ${param}`).toBeDefined();
    for (const role of ['owner', ...invitedRoles] as const) {
      const { statusCode, body } = await send(endpoint, role, endpoint.path.replace(`:${param}`, String(id)));
      const allowed =
        endpoint.method === 'GET' || endpoint.method === 'DELETE' ? [403, 404] : [400, 403, 404, 409, 422];
      // A list of papers of an order that is not one's own is an empty list.
      expect(
        allowed.includes(statusCode) || body === '[]' || body === '{"papers":[]}',
        `${role}: ${statusCode} ${body.slice(0, 80)}`,
      ).toBe(true);
    }
  },
);

test('every part of the panel has a call, so that none is declared for nothing', () => {
  const used = new Set(ofRestaurants.map(({ endpoint }) => staffAreaOf(endpoint)));
  expect(staffAreas.filter((area) => !used.has(area))).toEqual([]);
});
