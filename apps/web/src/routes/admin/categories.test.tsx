import { answer } from '@tawa/contract/common/endpoint';
import { listOfficeCategories } from '@tawa/contract/catalogue/categories.office';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { Screen } from './categories.tsx';

test('a category says how many dishes it has, and that there are more than were counted', async () => {
  const rows = [1, 812, 1000, 1001].map((dishes, at) => ({
    category_id: at + 1,
    category_name: `Category ${at + 1}`,
    image: null,
    position: at,
    isactive: 1 as const,
    dishes,
  }));
  fakeApi().answer(listOfficeCategories, answer(200, { rows, total: 4, total_pages: 1, has_more: false }));
  renderRoutes([{ path: '/category', Component: Screen }], '/category?shape=cards');
  await screen.findAllByText('Category 1');
  const text = document.body.textContent;
  for (const words of ['812', '1,000', '1,000+']) expect(text).toContain(words);
  expect(text).not.toContain('1,001');
});
