import type { EditedMenu, ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import { getEditedMenu, importMenu } from '@tawa/contract/catalogue/menu.kitchen';
import { screen, waitFor, within } from '@testing-library/react';
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
  cause_count: 0,
  pictures: [],
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
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Import a menu' }));
  const file = new File(['dish_name'], 'menu.csv', { type: 'text/csv' });
  await userEvent.upload(sheet.getByLabelText('Menu file and pictures'), file);
  return { sheet, api };
}

test('faults are told by their cause with their rows, and nothing can be written (menu-30)', async () => {
  const { sheet } = await choose(
    outcome({
      fault_count: 270,
      cause_count: 5,
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
  sheet.getByText('And 3 more problems of other kinds. Fix these first.');
  const rows = sheet.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'Category “Tacos” does not existcategory250 rows (2–251)',
    'Enter a priceprice20 rows (300, 310–311 and more)',
  ]);
  expect(sheet.getByRole('button', { name: 'Nothing to import' })).toHaveProperty('disabled', true);
});

test('what a file makes besides dishes is told before it is written (menu-28)', async () => {
  const { sheet } = await choose(
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

test('pictures that were not chosen are told, and the dishes can be written without them (menu-35) (menu-36)', async () => {
  const named = [{ name: 'dal.jpg', count: 2, ranges: [{ from: 2, to: 3 }] }];
  const { sheet, api } = await choose(outcome({ added: 2, pictures: named }));
  await sheet.findByText('The file names 1 picture. Choose the ZIP with the pictures too.');
  const button = sheet.getByRole('button', { name: 'Import 2 dishes' });
  expect(button).toHaveProperty('disabled', true);
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Import the dish without this picture' }));
  api.answer(importMenu, { status: 200, body: outcome({ added: 2, written: true }) });
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const queries = api.calls.flatMap(({ parts }) => (parts.query?.write === 'yes' ? [parts.query] : []));
  expect(queries).toMatchObject([{ without_missing: 'yes', attempt: expect.stringMatching(/^[\da-f-]{36}$/) }]);
});

test('a file of another kind, and a workbook that is none, are told in words (menu-33)', async () => {
  const { sheet } = await choose(outcome({}));
  const input = sheet.getByLabelText('Menu file and pictures');
  await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'menu.pdf'));
  await sheet.findByText('menu.pdf is neither a CSV or Excel file nor a ZIP.');
  await userEvent.upload(input, new File(['x'], 'menu.xlsx'));
  await sheet.findByText('This file is damaged or no ZIP or Excel file.');
  expect(sheet.queryByRole('button', { name: /import/i })).toBeNull();
});
