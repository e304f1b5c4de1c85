import { answer } from '@tawa/contract/common/endpoint';
import { getStations, saveStations, type StationSetup } from '@tawa/contract/ordering/stations';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { Screen } from './stations.tsx';

const setup: StationSetup = {
  seen: 'first',
  stations: [{ station_id: 1, station_name: 'Tandoor', category_ids: [] }],
  categories: [{ category_id: 5, category_name: 'Breads', dishes: 7 }],
};

async function open() {
  const api = fakeApi();
  api.answer(getStations, { status: 200, body: setup });
  const rendered = render(<Screen />);
  await screen.findByRole('textbox', { name: 'Name of station 1' });
  const sent = () => api.calls.filter(({ endpoint }) => endpoint.startsWith('PUT')).map(({ parts }) => parts.body);
  return { ...rendered, api, sent };
}

test('stations are added, put in order and given categories, and saved at once (line-2)', async () => {
  const { user, api, sent } = await open();
  const save = screen.getByRole('button', { name: 'Save stations' });
  expect(save).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Add a station' }));
  expect(screen.getByRole('status').textContent).toBe('Every station needs a name.');
  await user.type(screen.getByRole('textbox', { name: 'Name of station 2' }), 'tandoor');
  expect(screen.getByRole('status').textContent).toBe('Two stations have the same name.');
  await user.clear(screen.getByRole('textbox', { name: 'Name of station 2' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of station 2' }), 'Handi');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Station for Breads' }), 'Handi');
  await user.click(screen.getByRole('button', { name: 'Move Handi up' }));
  api.answer(saveStations, ({ body }) => {
    const { stations } = saveStations.body.parse(body);
    const kept = stations.map((station, place) => ({ ...station, station_id: station.station_id ?? 10 + place }));
    return answer(200, { ...setup, seen: 'second', stations: kept });
  });
  await user.click(save);
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        seen: 'first',
        stations: [
          { station_id: null, station_name: 'Handi', category_ids: [5] },
          { station_id: 1, station_name: 'Tandoor', category_ids: [] },
        ],
      },
    ]),
  );
  await waitFor(() => expect(save).toHaveProperty('disabled', true));
});

test('who was slower reads so, keeps what was typed, and may take the others over (line-2)', async () => {
  const { user, api } = await open();
  const current = { ...setup, seen: 'theirs', stations: [{ station_id: 1, station_name: 'Grill', category_ids: [] }] };
  api.answer(saveStations, { status: 409, body: { message: 'Somebody changed the stations meanwhile.', current } });
  const name = screen.getByRole('textbox', { name: 'Name of station 1' });
  await user.type(name, ' 2');
  await user.click(screen.getByRole('button', { name: 'Save stations' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody changed the stations meanwhile.');
  expect(name).toHaveProperty('value', 'Tandoor 2');
  await user.click(screen.getByRole('button', { name: 'Show theirs' }));
  expect(screen.getByRole('textbox', { name: 'Name of station 1' })).toHaveProperty('value', 'Grill');
});
