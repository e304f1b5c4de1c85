import { answer } from '@tawa/contract/common/endpoint';
import type { EditedMenu, MenuRow } from '@tawa/contract/catalogue/menu.form';
import { getEditedMenu } from '@tawa/contract/catalogue/menu.kitchen';
import { getSections, saveSections, type MenuSection, type SectionSetup } from '@tawa/contract/catalogue/menu.sections';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { Screen } from './my-menu.tsx';

const dish = (menu_id: number, dish_name: string, change: Partial<MenuRow> = {}): MenuRow => ({
  menu_id,
  dish_name,
  category_id: 5,
  dish_img: null,
  is_veg: 1,
  price: 100,
  discounted_price: null,
  is_discount_planned: false,
  preparation_time: 10,
  state: 'on',
  sold_out_until: null,
  parts: [],
  hidden_reason: null,
  daily_stock: null,
  ordered_30_days: 0,
  version: 1,
  ...change,
});
const menu: EditedMenu = {
  restaurant_id: 1,
  restaurant_name: 'Dum & Handi',
  may_edit: true,
  lifecycle: 'active',
  service_day_ends_at: '2030-11-21T18:00:00.000Z',
  categories: [{ category_id: 5, category_name: 'South Indian' }],
  further_categories: [],
  dishes: [dish(1, 'Dosa'), dish(2, 'Idli'), dish(3, 'Kulfi', { category_id: null })],
  option_groups: [],
};
const section = (section_id: number, section_name: string, change: Partial<MenuSection> = {}): MenuSection => ({
  section_id,
  section_name,
  time: null,
  outside: 'show',
  menu_ids: [],
  ...change,
});
const setup = (...sections: MenuSection[]): SectionSetup => ({
  seen: 'first',
  sections,
  time_zone: 'Asia/Kolkata',
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '07:00', closes: '23:30' })),
});
const night = { opens: '22:00', closes: '01:00', weekdays: [4, 5, 6] };
const two = () =>
  setup(section(1, 'Tiffin', { menu_ids: [1, 2] }), section(2, 'Late night', { time: night, menu_ids: [3] }));

async function open(found: SectionSetup) {
  // Thursday, 3:00 pm in the kitchen's zone.
  vi.setSystemTime('2030-11-21T09:30:00Z');
  const api = fakeApi();
  api.answer(getEditedMenu, { status: 200, body: menu });
  api.answer(getSections, { status: 200, body: found });
  const rendered = renderRoutes(
    [
      { path: '/my-menu', Component: Screen },
      { path: '/orders', Component: () => null },
    ],
    '/my-menu?view=sections',
  );
  await screen.findByRole(found.sections.length > 0 ? 'navigation' : 'heading', {
    name: found.sections.length > 0 ? 'Your sections' : 'Your menu, in your own sections',
  });
  const sent = () => api.calls.filter(({ endpoint }) => endpoint.startsWith('PUT')).map(({ parts }) => parts.body);
  return { ...rendered, api, sent };
}
afterEach(() => void vi.useRealTimers());

const rail = () => within(screen.getByRole('navigation', { name: 'Your sections' }));
const entry = (name: string) => rail().getByRole('button', { name: new RegExp(`(now|today).*${name}`) });
const save = () => screen.getAllByRole('button', { name: 'Save sections' })[0] ?? document.body;
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('a menu without sections says what they are for, and has them from its categories in one tap (sections-7)', async () => {
  const { user, api, sent } = await open(setup());
  api.answer(saveSections, {
    status: 200,
    body: { ...setup(section(9, 'South Indian', { menu_ids: [1, 2] })), seen: 'second' },
  });
  await user.click(screen.getByRole('button', { name: 'Make them from my categories' }));
  expect(await screen.findByRole('navigation', { name: 'Your sections' })).toBeTruthy();
  expect(sent()).toEqual([
    {
      seen: 'first',
      sections: [{ section_id: null, section_name: 'South Indian', time: null, outside: 'show', menu_ids: [1, 2] }],
    },
  ]);
});

test('each section says its time and whether it is on, later today or not (sections-7)', async () => {
  const { user } = await open(two());
  expect(entry('Tiffin').textContent).toContain('On now');
  expect(entry('Late night').textContent).toContain('Later today');
  expect(entry('Late night').textContent).toContain('Thu-Sat, 10:00 pm – 1:00 am');
  await user.click(entry('Late night'));
  expect(screen.getByRole('checkbox', { name: 'Thursday' })).toHaveProperty('checked', true);
  expect(screen.getByRole('group', { name: 'Evenings it begins on' })).toBeTruthy();
  expect(screen.getByRole('img', { name: /You are open 7:00 am – 11:30 pm/ })).toBeTruthy();
});

test('the menu of any day and time is shown with changes that are not saved (sections-7)', async () => {
  const { user } = await open(two());
  const asked = within(screen.getByRole('group', { name: 'Shows the menu at' }));
  const parts = () =>
    within(screen.getByRole('region', { name: 'The menu as customers see it' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(parts()).toEqual(['Tiffin', 'Late night · from 10:00 pm']);
  expect(asked.getByRole('status').textContent).toBe('1 section, 2 dishes to order.');
  await user.selectOptions(asked.getByRole('combobox', { name: 'Time' }), '12:30 am');
  expect(asked.getByRole('status').textContent).toBe(
    '2 sections, 3 dishes to order. Late night is Thursday’s, to 1:00 am.',
  );
  await user.click(entry('Late night'));
  await user.click(screen.getByRole('checkbox', { name: 'Thursday' }));
  expect(parts()).toEqual(['Tiffin', 'Late night · from 10:00 pm tomorrow']);
});

test('changes are named, what is wrong with them is said, and they are saved at once or discarded (sections-7)', async () => {
  const { user, api, sent } = await open(two());
  expect(save()).toHaveProperty('disabled', true);
  await user.click(entry('Late night'));
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  expect(status()).toContain('Every section needs a name.');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'tiffin');
  expect(status()).toContain('Two sections share this name.');
  await user.click(screen.getAllByRole('button', { name: 'Discard' })[0] ?? document.body);
  expect(entry('Late night')).toBeTruthy();
  const to = screen.getByLabelText('To, next day');
  await user.clear(to);
  await user.type(to, '02:00');
  expect(status()).toContain('1 unsaved change: Late night ends 1:00 am → 2:00 am');
  await user.click(screen.getByRole('radio', { name: /^Hide it/ }));
  api.answer(saveSections, ({ body }) => {
    const { sections } = saveSections.body.parse(body);
    const kept = sections.map((one) => ({ ...one, section_id: one.section_id ?? 0 }));
    return answer(200, { ...setup(...kept), seen: 'second' });
  });
  await user.click(save());
  await waitFor(() => expect(save()).toHaveProperty('disabled', true));
  expect(sent()).toMatchObject([
    { seen: 'first', sections: [{ section_id: 1 }, { section_id: 2, time: { closes: '02:00' }, outside: 'hide' }] },
  ]);
});

test('dishes are added and taken out; one may stand in several sections (sections-7)', async () => {
  const { user } = await open(two());
  await user.click(screen.getByRole('button', { name: 'Add dishes' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add to Tiffin' }));
  await user.click(sheet.getByRole('checkbox', { name: /Kulfi/ }));
  await user.click(sheet.getByRole('button', { name: 'Done' }));
  const dishes = within(screen.getByRole('region', { name: 'Dishes of Tiffin' }));
  expect(dishes.getByText('Others · also in Late night')).toBeTruthy();
  await user.click(dishes.getByRole('button', { name: 'Take Dosa out of Tiffin' }));
  expect(dishes.queryByText('Dosa')).toBeNull();
  expect(status()).toContain('1 unsaved change: dishes of Tiffin');
});

test('who was slower reads so, keeps what was typed, and may take the others over (sections-7)', async () => {
  const { user, api } = await open(two());
  const current = { ...setup(section(1, 'Snacks')), seen: 'theirs' };
  api.answer(saveSections, { status: 409, body: { message: 'Somebody changed the sections meanwhile.', current } });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
  await user.click(save());
  expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('Somebody changed the sections meanwhile.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Tiffins');
  await user.click(screen.getAllByRole('button', { name: 'Show theirs' })[0] ?? document.body);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Snacks');
});

test('what is not saved is left only after a question (sections-7)', async () => {
  const { user } = await open(two());
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
  await user.click(screen.getByRole('radio', { name: 'All dishes' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Tiffins');
});
