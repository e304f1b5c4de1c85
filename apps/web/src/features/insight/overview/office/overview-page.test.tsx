import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { answer } from '@tawa/contract/common/endpoint';
import { officeMaySee } from '@tawa/contract/common/office-access';
import { getOverview, type Overview } from '@tawa/contract/insight/overview';
import { readyRights } from '@tawa/domain/accounts/administrators';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessOf } from '#testing/people.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { OverviewPage } from './overview-page.tsx';

const day = { placed: 12, sales: 4200, income: 480, ended: 1, customers: 3, ratings: 4, rating: 4.25 };
const overview: Overview = {
  at: '2026-11-20T10:00:00.000Z',
  day: '2026-11-20',
  is_today: true,
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
    refunds_stuck: 2,
  },
  live: [{ status: 'preparing', count: 2 }],
  today: day,
  before: { ...day, placed: 10, ended: 0, income: 0, rating: 4.75 },
  lines: { placed: [2, 12], sales: [0, 4200], income: [0, 480], ended: [0, 1], customers: [1, 3] },
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
  dishes: [{ menu_id: 3, name: 'Masala Dosa', is_veg: 1, dish_img: null, portions: 9 }],
  complaints: [
    {
      complaint_id: 9,
      category: 'late',
      subject: 'Cold, again',
      status: 'open',
      due_at: '2026-11-20T12:00:00.000Z',
      overdue: false,
    },
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
const pathOf = (link: string) => link.split('?')[0] ?? '';
const ofPeople = new Set(['/users?role=user&joined=2026-11-20', '/admin/complaints?overdue=1', '/contacts?status=new']);

test.each([
  ['owner', 3],
  ['support', 3],
  ['finance', 0],
] as const)('%s is shown no way to a screen that is closed (overview-5)', async (role, people) => {
  signIn('admin');
  const api = fakeApi();
  api.answer(getOfficeAccess, answer(200, accessOf(role)));
  api.answer(getOverview, answer(200, overview));
  render(<OverviewPage />);
  await screen.findByText('FD-7K3M9Q');
  await expect.poll(() => shown().filter((link) => !officeMaySee(readyRights[role], pathOf(link)))).toEqual([]);
  expect(shown().filter((link) => ofPeople.has(link))).toHaveLength(people);
  expect(shown()).toContain('/all-orders?stuck=late');
  expect(shown()).toContain('/adminrestaurants?show=review&open=7');
});

const figure = async (name: RegExp) => (await screen.findByRole('link', { name })).textContent;
const wayOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a figure says how much it is more or less than a week ago, and nothing where there was nothing then (overview-2)', async () => {
  const api = fakeApi();
  api.answer(getOverview, answer(200, overview));
  render(<OverviewPage />);
  expect(await figure(/^Orders/)).toBe('Orders12was 1020% more');
  expect(await figure(/^Sales/)).toContain('Same');
  expect(await figure(/^Platform income/)).toBe('Platform income₹480.00was ₹0.00');
  expect(await figure(/^Cancelled/)).toBe('Cancelled or rejected8.3%1 of 12 orders8.3 pt more');
  expect(await figure(/^Average/)).toBe('Average rating4.3From 4 that day0.5 less');
});

test('city and day stand in the address, are asked for, and go along to the rows (overview-3)', async () => {
  const api = fakeApi();
  api.answer(
    listActiveCities,
    answer(200, [{ city_id: 1, cityname: 'Pune', lat: 18.5, lng: 73.9, restaurant_count: 2 }]),
  );
  const asked: unknown[] = [];
  api.answer(getOverview, ({ query = {} }) => {
    asked.push(query);
    const gone = { ...day, customers: null, income: null };
    const waiting = { ...overview.waiting, contacts: null, refunds_stuck: null };
    const shown = typeof query.day === 'string' ? query.day : overview.day;
    return answer(200, {
      ...overview,
      day: shown,
      is_today: shown === overview.day,
      ...(query.city !== undefined && { today: gone, before: gone, waiting }),
    });
  });
  const { user } = render(<OverviewPage />);
  await screen.findByRole('option', { name: 'Pune' });
  await user.selectOptions(screen.getByLabelText('City'), 'Pune');
  await expect.poll(() => screen.queryByRole('link', { name: /New messages/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^New customers/ })).toBeNull();
  expect(wayOf(/Late orders/)).toBe('/all-orders?stuck=late&city=1');
  expect(wayOf(/Complaints overdue/)).toBe('/admin/complaints?overdue=1&city=1');
  expect(wayOf(/^Cancelled/)).toBe('/all-orders?figure=ended&day_from=2026-11-20&day_to=2026-11-20&city=1');
  expect(wayOf(/^Average/)).toBe('/all-feedback?rated_from=2026-11-20&rated_to=2026-11-20&city=1');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-18' } });
  expect(await screen.findByRole('region', { name: 'The day' })).toBeTruthy();
  expect(wayOf(/^Orders/)).toBe('/all-orders?figure=placed&day_from=2026-11-18&day_to=2026-11-18&city=1');
  expect(screen.queryByText('FD-7K3M9Q')).toBeNull();
  expect(asked).toEqual([{}, { city: 1 }, { city: 1, day: '2026-11-18' }]);
});

test('the hours of the day are a drawing, and the same numbers as a table (overview-2)', async () => {
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
