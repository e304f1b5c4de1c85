import { randomUUID } from 'node:crypto';
import { addAddress } from '@tawa/contract/accounts/addresses';
import { addUser, login } from '@tawa/contract/accounts/auth';
import { callerAt, type Send } from './remote.ts';

export interface Account {
  userId: number;
  token: string;
}
export interface Shopper extends Account {
  addressId: number;
}

/** Logs in over the network. */
export async function logIn(send: Send, origin: string, usernameOrEmail: string, password: string): Promise<Account> {
  const session = await callerAt(send, origin).ok(login, { body: { usernameOrEmail, password } });
  if (!('token' in session)) throw new Error(`${usernameOrEmail} asks for a second step.`);
  return { token: session.token, userId: session.userId };
}

/** Registers a customer over the network, with an address in the first city. */
export async function openShopper(send: Send, origin: string): Promise<Shopper> {
  const email = `shopper-${randomUUID()}@example.in`;
  const password = `quiet-harbour-${randomUUID().slice(0, 8)}`;
  await callerAt(send, origin).ok(addUser, { body: { name: 'Asha Rao', email, password, mobile: '9876543210' } });
  const account = await logIn(send, origin, email, password);
  const home = { label: 'Home', line1: '14, 3rd Cross', city_id: 1, pincode: '560038', phone: '9876543210' };
  const { address_id } = await callerAt(send, origin, account.token).ok(addAddress, { body: home });
  return { ...account, addressId: address_id };
}
