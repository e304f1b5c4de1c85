import * as office from '@tawa/contract/catalogue/search.office';
import { answer } from '@tawa/contract/common/endpoint';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { toast } from '#ui/toast/toast.ts';
import { Screen } from './search-words.tsx';

const rows: office.OfficeSearchAlias[] = [
  { alias_id: 1, kind: 'dish', written: 'golgappa', stands_for: 'pani puri' },
  { alias_id: 2, kind: 'filter', written: 'sasta', stands_for: 'cheap' },
  { alias_id: 3, kind: 'filler', written: 'yummy', stands_for: '' },
];
const page = answer(200, { rows, total: 3, total_pages: 1, has_more: false });

test('each row says what search makes of the word', async () => {
  fakeApi().answer(office.listSearchAliases, page);
  renderRoutes([{ path: '/search-words', Component: Screen }], '/search-words?shape=cards');
  await screen.findAllByText('golgappa');
  const text = document.body.textContent;
  for (const words of ['Dish or ingredient · pani puri', 'Filter · Cheap, ₹150 at most', 'Word to ignore · Ignored'])
    expect(text).toContain(words);
});

test('the form asks for what the kind needs, and sends that alone', async () => {
  const told = vi.spyOn(toast, 'success');
  const user = userEvent.setup();
  const api = fakeApi();
  api.answer(office.listSearchAliases, page);
  api.answer(office.addSearchAlias, answer(201, { id: 9 }));
  renderRoutes([{ path: '/search-words', Component: Screen }], '/search-words?open=new');
  const written = await screen.findByRole('textbox', { name: 'People type' });
  // The list has a filter of this name as well; the form's stands after it.
  const kind = screen.getAllByRole('combobox', { name: 'What it is' }).at(-1) ?? written;
  await user.type(written, 'tasty');
  await user.type(screen.getByRole('textbox', { name: 'Search looks for' }), 'tasty');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This is the same word');
  await user.selectOptions(kind, 'Filter');
  screen.getByRole('combobox', { name: 'Search looks for' });
  await user.selectOptions(kind, 'Word to ignore');
  expect(screen.queryByLabelText('Search looks for')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('Search word added'));
  expect(api.calls.filter(({ endpoint }) => endpoint.startsWith('POST')).map(({ parts }) => parts.body)).toEqual([
    { kind: 'filler', written: 'tasty', stands_for: '' },
  ]);
});
