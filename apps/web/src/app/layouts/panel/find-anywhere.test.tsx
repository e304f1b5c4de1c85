import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import { answer } from '@tawa/contract/common/endpoint';
import { findInOffice, type Found } from '@tawa/contract/insight/finding';
import type { OfficeRole } from '@tawa/domain/accounts/administrators';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { accessOf } from '#testing/people.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { PanelFindField } from '#ui/panel/panel-find.tsx';
import { FindAnywhere } from './find-anywhere.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

const nothing = { rows: [], total: 0, has_more: false };
const person = {
  user_id: 1042,
  name: 'Kiran Bhat',
  role: 'user' as const,
  status: 'active' as const,
  email: 'kiran@example.in',
  mobile: '9002930030',
  restaurant_name: null,
  staff_role: null,
  orders: 32,
  complaints_open: 1,
};
const order = {
  order_number: 'FD-7J2M8C',
  customer_name: 'Kiran Bhat',
  restaurant_name: 'Dum & Handi',
  placed_at: '2026-11-20T13:51:00Z',
  total: 1095.76,
  status: 'delivered' as const,
  serving: 'delivery' as const,
  is_late: 0 as const,
  refund_asked: 1 as const,
};
const found: Found = {
  people: { rows: [person], total: 1, has_more: false },
  orders: { rows: [order], total: 6, has_more: false },
  restaurants: {
    rows: [{ restaurant_id: 7, restaurant_name: 'Kirana Sweets', cityname: 'Chennai', lifecycle: 'active' }],
    total: 1,
    has_more: false,
  },
  bookings: nothing,
  complaints: nothing,
  coupons: nothing,
  dishes: null,
};

function open(role: OfficeRole = 'owner') {
  signIn('admin');
  const api = fakeApi();
  api.answer(getOfficeAccess, answer(200, accessOf(role)));
  api.answer(findInOffice, answer(200, found));
  const page = (
    <FindAnywhere panel="admin">
      <h1>All orders</h1>
      <PanelFindField />
      <button type="button">Export</button>
    </FindAnywhere>
  );
  return { api, ...renderRoutes([{ path: '*', element: page }], '/all-orders') };
}

const field = () => screen.findByRole('combobox', { name: 'Name, number, phone or screen' });
const chosen = () => screen.getByRole('option', { selected: true }).textContent;
const titles = () => screen.queryAllByRole('option').map((each) => each.getAttribute('href'));

test('Ctrl K opens it from anywhere, the first hit is chosen, arrows move and Enter opens (finding-9)', async () => {
  const { user, router } = open();
  screen.getByRole('button', { name: 'Export' }).focus();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'kiran');
  await screen.findByRole('option', { name: /Kiran Bhat.*32 orders/ });
  expect(chosen()).toContain('Kiran Bhat');
  const input = await field();
  expect(input.getAttribute('aria-activedescendant')).toBe('person-1042');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toContain('FD-7J2M8C');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toContain('Kirana Sweets');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/all-orders?open=FD-7J2M8C'),
  );
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('letters that are quicker than the field stand in it once it is there (finding-9)', async () => {
  open();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of ['k', 'i', 'r', 's', 'Backspace', 'a', 'n']) fireEvent.keyDown(document.body, { key });
  expect(await field()).toHaveProperty('value', 'kiran');
  await screen.findByRole('option', { name: /Kiran Bhat.*32 orders/ });
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(true);
});

test('Escape closes it and the focus goes back to where it was (finding-9)', async () => {
  const { user } = open();
  const button = screen.getByRole('button', { name: 'Find anything' });
  await user.click(button);
  await field();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('Tab goes to the next group; matches are marked, and a kind says how many of how many (finding-4)', async () => {
  const { user } = open();
  await user.keyboard('{Meta>}k{/Meta}');
  await user.type(await field(), 'kiran');
  await screen.findByRole('option', { name: /Kiran Bhat.*32 orders/ });
  expect(screen.getAllByText('Kiran').every((each) => each.tagName === 'MARK')).toBe(true);
  expect(screen.getByText('1 of 6')).toBeTruthy();
  expect(screen.getByText('Refund asked')).toBeTruthy();
  await user.keyboard('{Tab}');
  expect(chosen()).toContain('FD-7J2M8C');
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(chosen()).toContain('Kiran Bhat');
  expect(await screen.findByText('8 found')).toBeTruthy();
});

test('one question is sent for what is typed in one go, of the kind that its sign names (finding-1)', async () => {
  const { user, api } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), '#4711');
  await screen.findByRole('option', { name: /FD-7J2M8C/ });
  const asked = api.calls.filter(({ endpoint }) => endpoint === 'GET /admin/find');
  expect(asked.map(({ parts }) => parts.query)).toEqual([{ q: '4711', of: 'orders' }]);
});

test('screens and settings are found by name, and only those of the role (finding-6)', async () => {
  const { user } = open('support');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'co');
  await waitFor(() => expect(titles()).toContain('/admin/complaints'));
  await waitFor(() => expect(titles()).not.toContain('/coupons'));
  await user.clear(await field());
  await user.type(await field(), 'platform fee');
  await screen.findByRole('option', { name: /32 orders/ });
  expect(titles().filter((to) => to?.startsWith('/settings'))).toEqual([]);
});

test('an owner finds each setting by its name (finding-6)', async () => {
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'grievance off');
  await waitFor(() => expect(titles()).toContain('/settings?group=legal&open=officer'));
});

test('an act opens the place that confirms it and sends nothing by itself (finding-10)', async () => {
  const { user, router, api } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), '> pause ');
  expect(await screen.findByText('Say which restaurant')).toBeTruthy();
  await user.type(await field(), 'Kirana');
  await user.click(await screen.findByRole('option', { name: /Suspend Kirana Sweets/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?open=7&act=suspend'));
  expect(api.calls.every(({ endpoint }) => endpoint.startsWith('GET '))).toBe(true);
});

test('an act of another role is not offered (finding-6)', async () => {
  const { user } = open('finance');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), '> ');
  expect(await screen.findByText('Refund …')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Suspend …')).toBeNull());
  expect(screen.queryByText('Block …')).toBeNull();
});

test('a failure offers another try, and nothing found says so (finding-11)', async () => {
  const { user, api } = open();
  api.refuse(findInOffice, refusal('internal', 'Broken'));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'zzz');
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answer(findInOffice, answer(200, { ...found, people: nothing, orders: nothing, restaurants: nothing }));
  await user.click(again);
  expect(await screen.findByText('Nothing here is called “zzz”')).toBeTruthy();
});

test('what was opened last stands there before anything is typed, for this person alone (finding-12)', async () => {
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'kiran');
  await user.click(await screen.findByRole('option', { name: /FD-7J2M8C/ }));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  await field();
  expect(within(await screen.findByRole('group', { name: 'Recent' })).getAllByRole('option')).toHaveLength(1);
  expect(titles()).toEqual(['/all-orders?open=FD-7J2M8C']);
  const stored = JSON.parse(window.localStorage.getItem('recentFinds') ?? '{}');
  window.localStorage.setItem('recentFinds', JSON.stringify({ ...stored, userId: 9999 }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  await field();
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});
