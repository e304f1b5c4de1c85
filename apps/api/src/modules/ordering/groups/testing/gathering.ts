import { randomBytes } from 'node:crypto';
import type { Group, GroupPage } from '@tawa/contract/ordering/groups';
import type { Person, TestKitchen, World } from '#modules/ordering/orders/testing/world.ts';

export const newSecret = () => randomBytes(32).toString('base64url');

interface Told {
  status: number;
  body: Record<string, unknown> & Partial<GroupPage>;
}

/** A call of somebody without an account. */
export async function post(process: World, path: string, payload: object): Promise<Told> {
  const answer = await process.app.inject({ method: 'POST', url: `/api${path}`, payload });
  return { status: answer.statusCode, body: answer.json() };
}

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object | undefined;
}

/** A call of a customer about their own groups. */
export async function callAs(process: World, { token }: Person, { method, path, body }: Call) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await process.app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, body: answer.json<Group & { message: string }>() };
}

/** Begins a group at a kitchen. */
export const beginAt = async (process: World, host: Person, { restaurant_id }: TestKitchen, minutes = 30) =>
  (await callAs(process, host, { method: 'POST', path: '/groups', body: { restaurant_id, minutes } })).body;

/** Somebody who opened the link on a phone of their own. */
export async function joinAs(process: World, { token }: Pick<Group, 'token'>, name: string) {
  const keys = { token, secret: newSecret() };
  const told = await post(process, '/groups/join', { ...keys, name, diet: 'veg', allergens: ['nuts'] });
  const want = (menu_id: number, quantity = 1, more: object = {}) =>
    post(process, '/groups/lines', { ...keys, menu_id, options: [], quantity, note: '', ...more });
  return { keys, told, want, page: () => post(process, '/groups/read', keys) };
}

/** The host chooses for their own bag. */
export const hostWants = (process: World, { token, secret }: Group, menu_id: number, quantity = 1) =>
  post(process, '/groups/lines', { token, secret, menu_id, options: [], quantity, note: '' });
