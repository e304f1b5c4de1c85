import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import { answer } from '@tawa/contract/common/endpoint';
import { changeSetting, getSetting, listSettings } from '@tawa/contract/content/settings';
import { settingRules } from '@tawa/domain/content/setting-rules';
import { isSettingKey, settingKeys, type SettingKey } from '@tawa/domain/content/settings';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accessOf } from '#testing/people.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Screen } from './settings.tsx';

const valueOf = (key: SettingKey) => settingRules[key].fallback;

const base = {
  terms: { commission_bp: 1800, commission_gst_bp: 1800, tds_bp: 10 },
  fee_gst_bp: 1800,
  orders: 58_204,
  gross: 30_000_000,
  commission: 5_400_000,
};

function open(address: string, fault?: ReturnType<typeof refusal>) {
  signIn('admin');
  const api = fakeApi();
  api.answer(getOfficeAccess, answer(200, accessOf('owner')));
  api.answer(
    listSettings,
    answer(
      200,
      settingKeys.map((key) => ({ key, value: valueOf(key), next: null })),
    ),
  );
  if (fault) api.refuse(listSettings, fault);
  api.answer(getSetting, ({ params }) => {
    const key = String(params?.key);
    const isFee = key === 'platform_fee';
    return answer(200, { key, value: isSettingKey(key) ? valueOf(key) : '', history: [], base: isFee ? base : null });
  });
  api.answer(changeSetting, answer(201, { setting_id: 1 }));
  const sent = () =>
    api.calls.flatMap(({ endpoint, parts }) => (endpoint === 'POST /admin/settings' ? [parts.body] : []));
  return { api, sent, ...renderRoutes([{ path: '/settings', Component: Screen }], address) };
}

beforeEach(() => localStorage.clear());

test.each(settingKeys)('%s stands in its group with its value, and can be changed', async (key) => {
  const { label, group } = settingRules[key];
  open(`/settings?group=${group}&open=${key}`);
  expect(await screen.findByRole('link', { name: `Change ${label}`, hidden: true })).toBeTruthy();
  const panel = await screen.findByRole('dialog', { name: label });
  expect(await within(panel).findByLabelText(/^New /)).toBeTruthy();
});

test('what is wrong is said at its field, and nothing that was typed is lost by a refusal', async () => {
  const { api, sent, user } = open('/settings?group=fees&open=platform_fee');
  const value = await screen.findByLabelText('New value in rupees');
  await user.clear(value);
  await user.type(value, '1000');
  await user.click(screen.getByRole('button', { name: /^Schedule for/ }));
  expect(await screen.findByText('From ₹0.00 to ₹100.00')).toBeTruthy();
  expect(screen.getByText('Reason is required')).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.clear(value);
  await user.type(value, '7.5');
  await user.type(screen.getByLabelText('Reason, kept in the history'), 'Costs rose');
  api.refuse(changeSetting, refusal('conflict', 'There is a value for that moment.'));
  await user.click(screen.getByRole('button', { name: /^Schedule for/ }));
  expect(await screen.findByRole('button', { name: /^Schedule for/ })).toBeTruthy();
  expect(sent()).toMatchObject([{ key: 'platform_fee', value: 750, reason: 'Costs rose' }]);
  expect(value).toHaveProperty('value', '7.5');
  expect(screen.getByLabelText('Reason, kept in the history')).toHaveProperty('value', 'Costs rose');
});

test('until when the site is closed is a day and a time in India, or left empty', async () => {
  const { sent, user } = open('/settings?group=maintenance&open=maintenance_until');
  const field = await screen.findByLabelText('New day and time in India, or empty');
  fireEvent.change(field, { target: { value: '2099-04-01T16:30' } });
  await user.type(screen.getByLabelText('Reason, kept in the history'), 'New ovens');
  await user.click(screen.getByRole('button', { name: 'Save now' }));
  expect(sent()).toMatchObject([{ key: 'maintenance_until', value: '2099-04-01T11:00:00.000Z' }]);
});

test('settings that cannot be read say so, and are asked for again', async () => {
  const { api, user } = open('/settings?group=orders', refusal('internal', 'Something went wrong.'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answer(
    listSettings,
    answer(
      200,
      settingKeys.map((key) => ({ key, value: valueOf(key), next: null })),
    ),
  );
  await user.click(again);
  expect(await screen.findByText('Largest order')).toBeTruthy();
});

test('what a change of a fee comes to is said while it is typed, and nothing of what cannot be saved (settings-3)', async () => {
  const { user } = open('/settings?group=fees&open=platform_fee');
  const value = await screen.findByLabelText('New value in rupees');
  const effect = () => screen.queryByRole('region', { name: 'What would change' })?.textContent;
  expect(effect()).toBeUndefined();
  await user.clear(value);
  await user.type(value, '7');
  expect(effect()).toBe(
    'On an order of ₹500.00The customer pays more+₹1.18of which GST 18%+₹0.18Last 30 days, 58,204 orders+₹58,204.00',
  );
  await user.clear(value);
  await user.type(value, '5');
  expect(effect()).toContain('The customer pays less−₹1.18');
  await user.type(value, '00');
  expect(effect()).toBeUndefined();
});
