import type { EditedMenu, ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import { getEditedMenu, importMenu } from '@tawa/contract/catalogue/menu.kitchen';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { Screen } from './my-menu.tsx';

const menu: EditedMenu = {
  restaurant_id: 1,
  restaurant_name: 'Dum & Handi',
  may_edit: true,
  lifecycle: 'active',
  service_day_ends_at: '2030-11-21T18:00:00.000Z',
  categories: [],
  further_categories: [],
  dishes: [],
  option_groups: [],
};
const outcome = (change: Partial<ImportedMenu>): ImportedMenu => ({
  rows: 600,
  added: 0,
  changed: 0,
  unchanged: 0,
  written: false,
  fault_count: 0,
  errors: [],
  sections_added: [],
  groups_added: 0,
  groups_changed: 0,
  changes: [],
  ...change,
});

async function choose(found: ImportedMenu) {
  const api = fakeApi();
  api.answer(getEditedMenu, { status: 200, body: menu });
  api.answer(importMenu, { status: 200, body: found });
  renderRoutes([{ path: '/my-menu', Component: Screen }], '/my-menu');
  const input = await screen.findByLabelText('Menu as a CSV file');
  await userEvent.upload(input, new File(['dish_name'], 'menu.csv', { type: 'text/csv' }));
  return within(await screen.findByRole('dialog', { name: 'Import a menu' }));
}

test('faults are told by their cause with their rows, and nothing can be written (menu-30)', async () => {
  const sheet = await choose(
    outcome({
      fault_count: 270,
      errors: [
        {
          column: 'category',
          text: 'Category “Tacos” does not exist',
          count: 250,
          ranges: [{ from: 2, to: 251 }],
        },
        {
          column: 'price',
          text: 'Enter a price',
          count: 20,
          ranges: [
            { from: 300, to: 300 },
            { from: 310, to: 311 },
          ],
        },
      ],
    }),
  );
  await sheet.findByText('270 problems. Nothing was imported.');
  const rows = sheet.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'Category “Tacos” does not existcategory250 rows (2–251)',
    'Enter a priceprice20 rows (300, 310–311 and more)',
  ]);
  expect(sheet.getByRole('button', { name: 'Nothing to import' })).toHaveProperty('disabled', true);
});

test('what a file makes besides dishes is told before it is written (menu-28)', async () => {
  const sheet = await choose(
    outcome({
      added: 2,
      sections_added: ['Lunch', 'Breakfast'],
      groups_added: 1,
      groups_changed: 2,
      changes: [{ row: 2, dish_name: 'Dal', text: 'new' }],
    }),
  );
  await sheet.findByText('New sections: Lunch, Breakfast');
  sheet.getByText('1 new group of options');
  sheet.getByText('2 groups of options change');
  expect(sheet.getByRole('button', { name: 'Import 2 dishes' })).toHaveProperty('disabled', false);
});
