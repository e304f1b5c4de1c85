import type { Passwords } from '../../platform/passwords.ts';
import type { Tx } from '../../platform/db.ts';

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

const customerNames = [
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

const userRow = (role: string, name: string, index: number, password_hash: string) => ({
  role,
  name,
  username: name.toLowerCase().replaceAll(/[^a-z]+/g, '.'),
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
  mobile: String(9_000_000_000 + index * 7919),
  password_hash,
});

/** Adds the demo accounts, the customers who rate, and one owner for each restaurant; answers their ids. */
export async function seedPeople(tx: Tx, passwords: Passwords, restaurantNames: readonly string[]) {
  const demo = await Promise.all(
    demoLogins.map(async ({ password, ...user }) => ({
      ...user,
      username: user.email.split('@')[0] ?? user.email,
      password_hash: await passwords.hash(password),
    })),
  );
  const [customer, owner] = demo;
  const customers = customerNames.map((name, index) => userRow('user', name, index, customer?.password_hash ?? ''));
  const owners = restaurantNames
    .slice(1)
    .map((name, index) => userRow('restaurant', `${name} Kitchen`, 500 + index, owner?.password_hash ?? ''));
  const ids = await tx
    .insertInto('users')
    .values([...demo, ...customers, ...owners])
    .returning(['user_id', 'email'])
    .execute();
  const idOf = (email: string) => {
    const found = ids.find((row) => row.email === email);
    if (!found) throw new Error(`The seed has no account ${email}.`);
    return found.user_id;
  };
  return {
    customer: idOf('customer@example.com'),
    customers: customers.map((row) => idOf(row.email)),
    owners: [idOf('restaurant@example.com'), ...owners.map((row) => idOf(row.email))],
  };
}
