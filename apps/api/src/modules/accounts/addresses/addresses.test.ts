import { addAddress, deleteAddress, listAddresses, updateAddress } from '@tawa/contract/accounts/addresses';
import { addressesMax } from '@tawa/domain/common/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity } from '#testing/factories.ts';

let world: TestApp;
let me: TestCaller;
let city_id: number;

beforeAll(async () => {
  world = await startTestApp();
  city_id = await addCity(world.deps);
});
afterAll(() => world.close());
beforeEach(async () => {
  me = world.as(await world.addUser());
});

const form = (change: object = {}) => ({
  label: 'Home',
  line1: '14, 3rd Cross',
  city_id,
  pincode: '560038',
  phone: '9845012345',
  ...change,
});
const add = (change?: object) => me.call(addAddress, { body: form(change) });
const keep = (change?: object) => me.ok(addAddress, { body: form(change) });
const list = () => me.ok(listAddresses, {});
const defaults = async () => (await list()).filter((address) => address.is_default).map((address) => address.label);

test('the first address is the default, whatever was asked (addresses-1)', async () => {
  expect(await keep({ is_default: false })).toMatchObject({ is_default: true, line2: '', landmark: '', lat: null });
});

test('a new default takes the place of the old and stands first', async () => {
  await keep();
  await keep({ label: 'Work', is_default: true });
  expect((await list()).map((address) => [address.label, address.is_default])).toEqual([
    ['Work', true],
    ['Home', false],
  ]);
});

test('the default cannot be lost by a change or by deleting it', async () => {
  const { address_id } = await keep();
  await keep({ label: 'Work' });
  await me.ok(updateAddress, { params: { address_id }, body: form({ is_default: false }) });
  expect(await defaults()).toHaveLength(1);
  await me.ok(deleteAddress, { params: { address_id } });
  expect(await defaults()).toEqual(['Work']);
});

test('an eleventh address is refused with words', async () => {
  for (let kept = 0; kept < addressesMax; kept++) await keep();
  expect(await add()).toMatchObject({ status: 409, body: { message: expect.stringContaining(`${addressesMax}`) } });
  expect(await list()).toHaveLength(addressesMax);
});

test('30 new addresses at once leave ten, one of them the default (addresses-1)', async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => add({ is_default: true })));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(addressesMax);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(30 - addressesMax);
  expect(await list()).toHaveLength(addressesMax);
  expect(await defaults()).toHaveLength(1);
});

test('deletions and changes of the default at once leave one default (addresses-1)', async () => {
  const kept = [await keep(), await keep(), await keep(), await keep()];
  await Promise.all([
    ...kept.slice(0, 2).map(({ address_id }) => me.call(deleteAddress, { params: { address_id } })),
    ...kept
      .slice(2)
      .map(({ address_id }) => me.call(updateAddress, { params: { address_id }, body: form({ is_default: true }) })),
  ]);
  expect(await list()).toHaveLength(2);
  expect(await defaults()).toHaveLength(1);
});

test('somebody else’s address can be neither read, changed nor deleted', async () => {
  const { address_id } = await keep();
  const stranger = world.as(await world.addUser());
  expect(await stranger.ok(listAddresses, {})).toEqual([]);
  const body = form({ label: 'Mine', is_default: true });
  expect((await stranger.call(updateAddress, { params: { address_id }, body })).status).toBe(404);
  expect((await stranger.call(deleteAddress, { params: { address_id } })).status).toBe(404);
  expect(await list()).toMatchObject([{ label: 'Home', is_default: true }]);
});

test('each wrong field has its own text', async () => {
  expect(await add({ label: ' ', line1: 'a', pincode: '012345', phone: '123', lat: 91 })).toMatchObject({
    status: 400,
    body: {
      errors: {
        label: 'Give the address a name',
        line1: 'Enter your house and street',
        pincode: 'Pin code must be 6 digits',
        phone: 'Phone must be 10 digits',
        lat: expect.any(String),
      },
    },
  });
});

test('an unknown city and one that is not served are refused at their field', async () => {
  const closed = await addCity(world.deps, { isactive: false });
  for (const wrong of [closed, 2_000_000_000])
    expect(await add({ city_id: wrong })).toMatchObject({
      status: 400,
      body: { errors: { city_id: 'Choose a city' } },
    });
  expect(await list()).toEqual([]);
});
