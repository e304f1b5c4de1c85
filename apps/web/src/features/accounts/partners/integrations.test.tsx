import { answer } from '@tawa/contract/common/endpoint';
import * as keys from '@tawa/contract/accounts/partners';
import * as hooks from '@tawa/contract/accounts/partners.webhooks';
import { webhookKinds } from '@tawa/domain/accounts/partner-webhooks';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { Integrations } from './integrations.tsx';

const at = '2026-11-27T10:00:00.000Z';
const till: keys.PartnerKey = {
  partner_key_id: 7,
  key_name: 'Till at the counter',
  scopes: ['orders:read', 'orders:write'],
  ends_in: 'x7Qz',
  made_by: 'Asha Rao',
  made_on: at,
  last_used_on: null,
};
const address: hooks.PartnerEndpoint = {
  url: 'https://till.example.com/tawa',
  kinds: [...webhookKinds],
  made_by: 'Asha Rao',
  made_on: at,
  both_secrets_until: null,
  failing_since: at,
  waiting: 3,
  parked: 1,
};
const delivery: hooks.PartnerDelivery = {
  webhook_event_id: 31,
  event_id: 'evt_411',
  kind: 'order.accepted',
  order_number: 'FD-AB12CD',
  at,
  state: 'parked',
  tries: 14,
  next_try_at: null,
  delivered_on: null,
  last_status: 500,
  last_ms: 84,
  last_answer: 'The till is being counted',
};

interface World {
  listed?: keys.PartnerKey[];
  endpoint?: hooks.PartnerEndpoint | null;
  deliveries?: hooks.PartnerDelivery[];
}

function open({ listed = [], endpoint = null, deliveries = [] }: World) {
  const api = fakeApi();
  api.answer(keys.listPartnerKeys, answer(200, { keys: listed }));
  api.answer(hooks.getPartnerEndpoint, answer(200, { endpoint }));
  api.answer(hooks.listPartnerDeliveries, answer(200, { deliveries, next: null }));
  const made = (name: string) => api.calls.filter((one) => one.endpoint === name).map(({ parts }) => parts);
  const Component = () => <Integrations restaurantId={null} />;
  return { api, made, ...renderRoutes([{ path: '/', Component }], '/') };
}

test('with nothing set each part says so, and a key is made with its rights and shown once (partners-1)', async () => {
  const { api, made, user } = open({});
  api.answer(keys.addPartnerKey, answer(201, { ...till, key: 'tawa_live_secret' }));
  expect(await screen.findByText(/No keys yet/)).toBeTruthy();
  expect(await screen.findByText(/No address yet/)).toBeTruthy();
  expect(await screen.findByText(/Nothing was sent yet/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New key' }));
  const sheet = await screen.findByRole('dialog', { name: 'New key' });
  await user.click(within(sheet).getByRole('button', { name: 'New key' }));
  expect(await within(sheet).findByText('Choose what it may do')).toBeTruthy();
  expect(made('POST /kitchen/partners/keys')).toEqual([]);
  await user.type(within(sheet).getByLabelText('Name'), 'Till');
  await user.click(within(sheet).getByLabelText('Read orders'));
  await user.click(within(sheet).getByRole('button', { name: 'New key' }));
  const shown = await screen.findByRole('dialog', { name: 'Your new key' });
  expect(within(shown).getByText('tawa_live_secret')).toBeTruthy();
  expect(made('POST /kitchen/partners/keys')).toMatchObject([{ body: { key_name: 'Till', scopes: ['orders:read'] } }]);
  await user.click(within(shown).getByRole('button', { name: 'I’ve saved it' }));
  expect(screen.queryByText('tawa_live_secret')).toBeNull();
});

test('a key tells its rights and its end, and ends after a question (partners-2)', async () => {
  const { api, made, user } = open({ listed: [till] });
  api.answer(keys.revokePartnerKey, answer(200, { message: 'Ended.' }));
  expect(await screen.findByText(/Ends in x7Qz · Never used/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Revoke Till at the counter' }));
  const question = await screen.findByRole('alertdialog');
  expect(made('DELETE /kitchen/partners/keys/:partner_key_id')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  await expect
    .poll(() => made('DELETE /kitchen/partners/keys/:partner_key_id'))
    .toMatchObject([{ params: { partner_key_id: 7 } }]);
});

test('an address that is refused says why at its field; its secret is shown once it is set (partners-9)', async () => {
  const { api, user } = open({});
  const words = 'The address must begin with https://';
  api.refuse(hooks.setPartnerEndpoint, refusal('invalid', words, { url: words }));
  await user.click(await screen.findByRole('button', { name: 'Set an address' }));
  const sheet = await screen.findByRole('dialog', { name: 'Where do we send events?' });
  await user.type(within(sheet).getByLabelText('Address'), 'http://till.example.com');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await within(sheet).findByText(words)).toBeTruthy();
  api.answer(hooks.setPartnerEndpoint, answer(200, { endpoint: address, secret: 'whsec_once' }));
  await user.clear(within(sheet).getByLabelText('Address'));
  await user.type(within(sheet).getByLabelText('Address'), address.url);
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('whsec_once')).toBeTruthy();
});

test('an address that takes nothing says since when; what was given up goes out again (partners-12)', async () => {
  const { api, made, user } = open({ endpoint: address, deliveries: [delivery] });
  api.answer(hooks.replayPartnerDeliveries, answer(202, { replayed: 1 }));
  expect(await screen.findByText('Not answering')).toBeTruthy();
  expect(screen.getByText(/1 event was given up/)).toBeTruthy();
  expect(await screen.findByText('Status 500 after 84 ms · 14 tries')).toBeTruthy();
  expect(screen.getByText('The till is being counted')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Send again: An order is accepted/ }));
  await expect.poll(() => made('POST /kitchen/partners/deliveries/replay')).toMatchObject([{ body: { ids: [31] } }]);
  await user.selectOptions(screen.getByLabelText('Show'), 'parked');
  await expect
    .poll(() => made('GET /kitchen/partners/deliveries').at(-1))
    .toMatchObject({ query: { state: 'parked' } });
});

test('another secret is made after a question, and said until when the one before signs (partners-11)', async () => {
  const { api, user } = open({ endpoint: { ...address, failing_since: null, parked: 0 } });
  api.answer(hooks.rotatePartnerSecret, answer(201, { secret: 'whsec_next', both_secrets_until: at }));
  await user.click(await screen.findByRole('button', { name: 'New secret' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'New secret' }));
  expect(await screen.findByText('whsec_next')).toBeTruthy();
  expect(screen.getByText(/The old one works too until/)).toBeTruthy();
});
