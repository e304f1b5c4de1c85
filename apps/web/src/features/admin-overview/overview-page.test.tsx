import { getOfficeAccess } from '@tawa/contract/administrators';
import { answer } from '@tawa/contract/endpoint';
import { officeAreaOfScreen } from '@tawa/contract/office-access';
import { getOverview, type Overview } from '@tawa/contract/overview';
import { mayWorkInOffice, officeAreas } from '@tawa/domain/office';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { render } from '../../testing/render.tsx';
import { signIn } from '../../testing/tokens.ts';
import { OverviewPage } from './overview-page.tsx';

const day = { placed: 12, sales: 4200, ended: 1, customers: 3 };
const overview: Overview = {
  at: '2026-11-20T10:00:00.000Z',
  waiting: {
    unanswered: 1,
    late: 1,
    paid: 1,
    refunds: 1,
    refunds_amount: 320,
    complaints_overdue: 1,
    complaints: 4,
    restaurants: 1,
    papers: 1,
    contacts: 1,
  },
  live: [{ status: 'preparing', count: 2 }],
  today: day,
  before: { ...day, placed: 10, ended: 0 },
  lines: { placed: [2, 12], sales: [0, 4200], ended: [0, 1], customers: [1, 3] },
  late_orders: [
    {
      order_number: 'FD-7K3M9Q',
      restaurant_name: 'Dum & Handi',
      cityname: 'Pune',
      status: 'preparing',
      promised_to: '2026-11-20T09:30:00.000Z',
    },
  ],
  hours: Array.from({ length: 24 }, (_, hour) => ({ placed: hour < 11 ? hour : null, before: 5 })),
  cities: [{ city_id: 1, cityname: 'Pune', sales: 4200 }],
  dishes: [{ menu_id: 3, name: 'Masala Dosa', is_veg: 1, portions: 9 }],
  complaints: [
    { complaint_id: 9, category: 'late', status: 'open', due_at: '2026-11-20T12:00:00.000Z', overdue: false },
  ],
  restaurants: [
    {
      restaurant_id: 7,
      restaurant_name: 'Dosa Lab',
      cityname: 'Pune',
      lifecycle: 'in_review',
      submitted_on: '2026-11-19T09:30:00.000Z',
    },
  ],
};

const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
const areaOf = (link: string) => officeAreaOfScreen(link.split('?')[0] ?? '') ?? 'owner';
const ofPeople = new Set(['/users?role=user&today=1', '/admin/complaints?overdue=1', '/contacts?status=new']);

test.each([
  ['owner', 3],
  ['support', 3],
  ['finance', 0],
] as const)('%s is shown no way to a screen that is closed', async (role, people) => {
  signIn('admin');
  const api = fakeApi();
  const areas = officeAreas.filter((area) => mayWorkInOffice(role, area));
  api.answer(getOfficeAccess, answer(200, { role, areas }));
  api.answer(getOverview, answer(200, overview));
  render(<OverviewPage />);
  await screen.findByText('FD-7K3M9Q');
  await expect.poll(() => shown().filter((link) => !mayWorkInOffice(role, areaOf(link)))).toEqual([]);
  expect(shown().filter((link) => ofPeople.has(link))).toHaveLength(people);
  expect(shown()).toContain('/all-orders?stuck=late');
  expect(shown()).toContain('/adminrestaurants?show=review&open=7');
});

test('a figure says how much it is more or less than a week ago, and nothing where there was nothing then', async () => {
  const api = fakeApi();
  api.answer(getOverview, answer(200, overview));
  render(<OverviewPage />);
  const figure = async (name: RegExp) => (await screen.findByRole('link', { name })).textContent;
  expect(await figure(/^Orders/)).toBe('Orders1210 last Friday by now20% more');
  expect(await figure(/^Sales/)).toContain('Same');
  expect(await figure(/^Cancelled/)).toBe('Cancelled or rejected10 last Friday by now');
});

test('the hours of the day are a drawing, and the same numbers as a table', async () => {
  const api = fakeApi();
  api.answer(getOverview, answer(200, overview));
  const { user } = render(<OverviewPage />);
  expect(await screen.findByText('55 orders since 5 am, the most from 3 pm on.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = screen.getAllByRole('row');
  expect(rows[1]?.textContent).toBe('5 am05');
  expect(rows[11]?.textContent).toBe('3 pm105');
  expect(rows[12]?.textContent).toBe('4 pm–5');
});
