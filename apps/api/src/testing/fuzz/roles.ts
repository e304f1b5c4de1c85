import type { Endpoint, Role } from '@tawa/contract/common/endpoint';
import { officeMay } from '@tawa/contract/common/office-access';
import { staffMay } from '@tawa/contract/common/staff-access';
import { visitMayRead } from '@tawa/contract/common/visit-access';
import { officeRoles, readyRights, type OfficeRole } from '@tawa/domain/accounts/administrators';
import { staffRoles, type StaffRole } from '@tawa/domain/accounts/staff';
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';
import { addUser } from '../factories.ts';
import { knownPassword } from './known-texts.ts';

/** Somebody who calls. */
export interface Who {
  /** 'guest', 'customer', 'staff manager', 'office finance', 'visit'. */
  name: string;
  role: Role | null;
  userId: number | null;
  restaurantId: number | null;
  sessionId: string | null;
  token: string | null;
  /** Whether the access rules let this one make the call. */
  may(endpoint: Endpoint): boolean;
}

type Account = Pick<Who, 'name' | 'userId' | 'restaurantId' | 'may'> & { role: Role; visitorId?: number };

// The same in every run with the same secret, so that a printed line works in the next one too.
const farAway = new Date('2099-01-01T00:00:00Z');
const sessionOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

async function open({ db, deps }: TestApp, account: Account, at: number): Promise<Who> {
  const session_id = sessionOf(at);
  const { userId, role, visitorId } = account;
  await db
    .insertInto('sessions')
    .values({ session_id, user_id: userId ?? 0, expires_at: farAway, visitor_id: visitorId ?? null })
    .execute();
  const claims = { userId: userId ?? 0, sessionId: session_id, userType: role, expiresAt: farAway };
  return { ...account, sessionId: session_id, token: await deps.tokens.sign(claims) };
}

const isFor = (role: Role, { access }: Endpoint) => access === 'public' || access.includes(role);

/** The customer with the most orders, and the restaurant with the most of them. */
async function findBusiest({ db }: TestApp) {
  const { rows } = await sql<{ customer: number; restaurant: number; owner: number }>`
    select (select user_id from orders group by user_id order by count(*) desc, user_id limit 1) as customer,
      r.restaurant_id as restaurant, r.owner_id as owner from restaurants r
    join orders o using (restaurant_id) group by r.restaurant_id order by count(*) desc, 2 limit 1`.execute(db);
  const [busiest] = rows;
  if (!busiest) throw new Error('The world has no orders.');
  return busiest;
}

async function addStaff(world: TestApp, role: StaffRole, restaurant_id: number, invited_by: number): Promise<number> {
  const { userId } = await addUser(world.deps, { role: 'restaurant' });
  const at = new Date();
  const row = { restaurant_id, role, user_id: userId, invited_by, invited_on: at, accepted_on: at };
  await world.db.insertInto('staff').values(row).execute();
  return userId;
}

const guest: Who = {
  name: 'guest',
  role: null,
  userId: null,
  restaurantId: null,
  sessionId: null,
  token: null,
  may: ({ access }) => access === 'public',
};

/** One of every kind: guest, customer, each of a restaurant's staff, each of the office, and an office visit. */
export async function openRoles(world: TestApp): Promise<Who[]> {
  const { customer, restaurant, owner } = await findBusiest(world);
  const accounts: Account[] = [
    { name: 'customer', role: 'user', userId: customer, restaurantId: null, may: (one) => isFor('user', one) },
  ];
  for (const role of staffRoles) {
    const userId = role === 'owner' ? owner : await addStaff(world, role, restaurant, owner);
    const may = (one: Endpoint) => isFor('restaurant', one) && (one.access === 'public' || staffMay(role, one));
    accounts.push({ name: `staff ${role}`, role: 'restaurant', userId, restaurantId: restaurant, may });
  }
  const office = async (office_role: OfficeRole) => {
    const { userId } = await addUser(world.deps, { role: 'admin', office_role });
    const may = (one: Endpoint) =>
      isFor('admin', one) && (one.access === 'public' || officeMay(readyRights[office_role], one));
    accounts.push({ name: `office ${office_role}`, role: 'admin', userId, restaurantId: null, may });
    return userId;
  };
  const [visitorId] = [await office('owner')];
  for (const role of officeRoles.filter((one) => one !== 'owner')) await office(role);
  const may = (one: Endpoint) => isFor('restaurant', one) && visitMayRead(one);
  accounts.push({ name: 'visit', role: 'restaurant', userId: owner, restaurantId: restaurant, visitorId, may });
  const password_hash = await world.deps.passwords.hash(knownPassword);
  const callers = accounts.flatMap(({ userId }) => userId ?? []);
  await world.db.updateTable('users').set({ password_hash }).where('user_id', 'in', callers).execute();
  const opened = [];
  for (const [at, account] of accounts.entries()) opened.push(await open(world, account, at + 1));
  return [guest, ...opened];
}
