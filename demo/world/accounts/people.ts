import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import type { Tx } from '@tawa/api/platform/database/db';
import type { Passwords } from '@tawa/api/platform/keys/passwords';
import { inventNames } from '../ordering/history/names.ts';
import type { Making } from '../parts.ts';

/** The three logins that the start prints; they exist in demo data only. */
export const demoLogins = [
  { role: 'user', name: 'Meera Nair', email: 'customer@example.com', password: 'Customer@123', mobile: '9845012345' },
  {
    role: 'restaurant',
    name: 'Dum & Handi',
    email: 'restaurant@example.com',
    password: 'Restaurant@123',
    mobile: '9845023456',
  },
  { role: 'admin', name: 'Tawa Office', email: 'admin@example.com', password: 'Admin@123', mobile: '9845034567' },
] as const;

const namedCustomers = [
  'Ananya Rao',
  'Imran Qureshi',
  'Deepa Iyer',
  'Rohit Menon',
  'Sana Kapoor',
  'Karthik Shetty',
  'Nisha Verma',
  'Aditya Bose',
  'Leela Nair',
  'Harsh Jain',
  'Farida Khan',
  'Vikram Reddy',
  'Pooja Sharma',
  'Suresh Pillai',
  'Divya Hegde',
  'Arjun Das',
  'Kavya Gowda',
  'Nikhil Joshi',
  'Zoya Ahmed',
  'Manish Gupta',
  'Ritu Singh',
  'Joel Fernandes',
  'Tara Mehta',
  'Gautam Sen',
  'Asha Kulkarni',
  'Bilal Ansari',
  'Sneha Patil',
  'Varun Chopra',
  'Meenal Desai',
  'Omkar Naik',
] as const;

const customersCount = 400;
const customerNames: readonly string[] = [...namedCustomers, ...inventNames(customersCount - namedCustomers.length)];

const dotted = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '.');
const emailOf = (name: string): string => `${dotted(name)}@example.com`;

/** The accounts that rate and order, in their order. */
export const customerEmails: readonly string[] = customerNames.map(emailOf);

/** The account that owns a restaurant: the demo login its own, every other one that is named after it. */
export const ownerEmail = (restaurant: string): string =>
  restaurant === demoLogins[1].name ? demoLogins[1].email : emailOf(`${restaurant} Kitchen`);

const userRow = (role: string, name: string, index: number) => ({
  role,
  name,
  username: dotted(name),
  email: emailOf(name),
  mobile: String(9_000_000_000 + index * 7919),
});

/** Everybody was there before the first order of the seeded history, and customers proved their number. */
function joined(now: Date, index: number, role: string) {
  const on = new Date(now.getTime() - (100 + ((index * 37) % 600)) * dayMs);
  return { created_on: on, email_verified_at: on, ...(role === 'user' && { mobile_verified_at: on }) };
}

/** Everybody agreed to the texts in force, as whoever registers does. */
const agreeToTexts = (tx: Tx, now: Date) =>
  sql`insert into consents (user_id, purpose, version, given, at)
    select u.user_id, t.document, max(t.version), true, ${now} from users u cross join legal_texts t
    where t.document in ('term-of-use', 'privacy-policy') and t.effective_from <= ${now}
    group by u.user_id, t.document order by u.user_id, t.document`.execute(tx);

/** Adds the demo accounts, the customers who rate, and one owner for each restaurant. */
export async function seedPeople(
  { tx, now }: Pick<Making, 'tx' | 'now'>,
  passwords: Passwords,
  restaurants: readonly string[],
): Promise<void> {
  const demo = await Promise.all(
    demoLogins.map(async ({ password, ...user }) => ({
      ...user,
      username: user.email.split('@')[0] ?? user.email,
      password_hash: await passwords.hash(password),
    })),
  );
  const hashes = new Map(demo.map((user) => [user.role, user.password_hash]));
  const customers = customerNames.map((name, index) => userRow('user', name, index));
  const owners = restaurants
    .filter((name) => name !== demoLogins[1].name)
    .map((name, index) => userRow('restaurant', `${name} Kitchen`, 500 + index));
  const others = [...customers, ...owners].map((user) => ({
    ...user,
    password_hash: hashes.get(user.role === 'user' ? 'user' : 'restaurant') ?? '',
  }));
  await tx
    .insertInto('users')
    .values(
      [...demo, ...others].map((user, index) => ({
        ...user,
        office_role: user.role === 'admin' ? 'owner' : null,
        ...joined(now, index, user.role),
      })),
    )
    .execute();
  await agreeToTexts(tx, now);
}
