import { answer } from '@tawa/contract/common/endpoint';
import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import {
  addCityAnnouncement,
  listCityAnnouncements,
  getOfficeCity,
  changeCityTerm,
  getCityTerms,
  takeBackCityTerm,
} from '@tawa/contract/catalogue/cities.office';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { accessOf } from '#testing/people.ts';
import { signIn } from '#testing/tokens.ts';
import { Screen } from './city.tsx';

const waiting = {
  city_term_id: 9,
  value: 900,
  valid_from: '2026-12-24',
  reason: 'Rent is higher',
  set_by: 'Ravi Nair',
  set_on: '2026-11-29T10:00:00.000Z',
  state: 'waiting' as const,
};

function open(address = '/cities/3', role: 'owner' | 'content' = 'owner') {
  signIn('admin');
  const api = fakeApi();
  api.answer(getOfficeAccess, answer(200, accessOf(role)));
  api.answer(
    getOfficeCity,
    answer(200, { city_id: 3, cityname: 'Mysuru', lat: 12.3, lng: 76.6, isactive: 1, opens_on: null, restaurants: 6 }),
  );
  api.answer(
    getCityTerms,
    answer(200, {
      today: '2026-11-29',
      terms: [
        { term: 'platform_fee' as const, value: null, everywhere: 600, history: [waiting] },
        { term: 'commission' as const, value: null, everywhere: 1800, history: [] },
        { term: 'delivery_radius' as const, value: null, everywhere: null, history: [] },
      ],
      base: {
        terms: { commission_bp: 1800, commission_gst_bp: 1800, tds_bp: 10 },
        fee_gst_bp: 1800,
        orders: 1200,
        gross: 600_000,
        commission: 108_000,
        following: { orders: 1000, net: 500_000, commission: 90_000, everywhere: 90_000 },
      },
      reach: {
        following: 4,
        own: 2,
        steps: [
          { metres: 3000, orders: 90 },
          { metres: 5200, orders: 7 },
        ],
        farthest: [3000, 5200],
      },
    }),
  );
  api.answer(listCityAnnouncements, answer(200, []));
  api.answer(changeCityTerm, answer(201, { city_term_id: 10 }));
  api.answer(takeBackCityTerm, answer(200, { message: 'Taken back.' }));
  const sent = () =>
    api.calls.flatMap(({ endpoint, parts }) => (endpoint === 'POST /admin/cities/:city_id/terms' ? [parts.body] : []));
  return { api, sent, ...renderRoutes([{ path: '/cities/:city_id', Component: Screen }], address) };
}

beforeEach(() => localStorage.clear());

const effect = () => screen.queryByRole('region', { name: 'What would change' })?.textContent;

test('a city says what counts there now and next (cities-8)', async () => {
  open();
  expect(await screen.findByText('standard: ₹6.00')).toBeTruthy();
  expect(screen.getByText('standard: the whole city')).toBeTruthy();
  expect(screen.getByText('from 24 Dec 2026')).toBeTruthy();
  expect(screen.getByText('Nothing has been announced here.')).toBeTruthy();
});

test('of the content role announcements alone are shown (cities-11)', async () => {
  open('/cities/3', 'content');
  expect(await screen.findByText('Nothing has been announced here.')).toBeTruthy();
  await expect.poll(() => screen.queryByRole('heading', { name: 'Fees, commission and radius' })).toBeNull();
});

test('a fee is entered from tomorrow on, with its effect; what is wrong is said at its field and nothing is lost (cities-10)', async () => {
  const { api, sent, user } = open('/cities/3?open=platform_fee');
  const amount = await screen.findByLabelText('Rupees per order');
  expect(screen.getByLabelText('First day, from midnight in India')).toHaveProperty('value', '2026-11-30');
  await user.clear(amount);
  await user.type(amount, '900');
  expect(effect()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Save from 30 Nov 2026' }));
  expect(screen.getByText('From ₹0.00 to ₹100.00')).toBeTruthy();
  expect(screen.getByText('Reason is required')).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '7');
  expect(effect()).toBe(
    'On an order of ₹500.00The customer pays more+₹1.18of which GST 18%+₹0.18Last 30 days here, 1,200 orders+₹1,200.00',
  );
  await user.type(screen.getByLabelText('Reason, kept in the history'), 'Rent');
  const taken = refusal('invalid', 'Taken.', { valid_from: 'One begins on 30 Nov 2026 already. Take it back first.' });
  api.refuse(changeCityTerm, taken);
  await user.click(screen.getByRole('button', { name: 'Save from 30 Nov 2026' }));
  expect(await screen.findByText('One begins on 30 Nov 2026 already. Take it back first.')).toBeTruthy();
  expect(amount).toHaveProperty('value', '7');
  expect(screen.getByLabelText('Reason, kept in the history')).toHaveProperty('value', 'Rent');
  expect(sent()).toEqual([{ term: 'platform_fee', value: 700, valid_from: '2026-11-30', reason: 'Rent' }]);
});

test('the city’s own value ends where it has one on that day, and nowhere else', async () => {
  const { sent, user } = open('/cities/3?open=platform_fee');
  await user.selectOptions(await screen.findByLabelText('From that day on'), 'everywhere');
  await user.type(screen.getByLabelText('Reason, kept in the history'), 'Over');
  await user.click(screen.getByRole('button', { name: /^Save from/ }));
  expect(await screen.findByText('The standard already applies on that day')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('First day, from midnight in India'), { target: { value: '2027-01-31' } });
  expect(effect()).toContain('The customer pays less−₹3.54');
  await user.click(screen.getByRole('button', { name: 'Save from 31 Jan 2027' }));
  expect(sent()).toEqual([{ term: 'platform_fee', value: null, valid_from: '2027-01-31', reason: 'Over' }]);
});

test('a radius says which restaurants and deliveries lie beyond it (cities-10)', async () => {
  const { user } = open('/cities/3?open=delivery_radius');
  await user.type(await screen.findByLabelText('Kilometres around each kitchen'), '4.5');
  expect(effect()).toContain('4 restaurants follow the city’s radius; 2 have areas of their own.');
  expect(effect()).toContain('1 restaurant delivered farther than 4.5 km: 7 of 97 deliveries.');
  await user.clear(screen.getByLabelText('Kilometres around each kitchen'));
  await user.type(screen.getByLabelText('Kilometres around each kitchen'), '6');
  expect(effect()).toContain('none of them delivered farther than 6 km');
});

test('what waits is taken back', async () => {
  const { api, user } = open('/cities/3?open=platform_fee');
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await expect
    .poll(() => api.calls.map(({ endpoint }) => endpoint))
    .toContain('DELETE /admin/cities/:city_id/terms/:city_term_id');
});

test('an announcement that overlaps another one says so at its day, and keeps its words (cities-12)', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Announce' }));
  const panel = await screen.findByRole('dialog', { name: 'Announce' });
  await user.type(within(panel).getByRole('textbox', { name: /^Text/ }), 'Open late');
  fireEvent.change(within(panel).getByLabelText('First day'), { target: { value: '2026-12-01' } });
  fireEvent.change(within(panel).getByLabelText('Last day'), { target: { value: '2026-12-05' } });
  const text = 'Another announcement is shown on some of these days.';
  api.refuse(addCityAnnouncement, refusal('conflict', text, { first_day: text }));
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await within(panel).findByText(text)).toBeTruthy();
  expect(within(panel).getByRole('textbox', { name: /^Text/ })).toHaveProperty('value', 'Open late');
});
