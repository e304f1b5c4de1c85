import { expect, test } from 'vitest';
import { listSetFilters, noFilters, queryOf, readFilters, withoutFilters, writeFilters } from './restaurant-filters.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

test('what is written into the address is read from it again, and nothing else is in it (restaurants-13)', () => {
  const address =
    'search=dosa+%26+co&cuisine=Indian&cuisine=Thai&type=veg&time=45&rating=4.5&price=500&open=1&offers=1&sort=time';
  expect(writeFilters(read(address)).toString()).toBe(address);
  expect(writeFilters(noFilters).toString()).toBe('');
});

test('an address that nobody offers asks for nothing', () => {
  const odd = 'cuisine=Klingon&type=meat&time=31&rating=9&price=-1&open=yes&offers=2&sort=name;drop';
  expect(read(odd)).toEqual(noFilters);
});

test('every set filter has its words, and goes alone (restaurants-11)', () => {
  const filters = read('search=x&cuisine=Indian&cuisine=Thai&type=both&price=300&sort=price');
  const set = listSetFilters(filters, 'en');
  expect(set.map(({ label }) => label)).toEqual(['Indian', 'Thai', 'Both', 'Up to ₹300 for two']);
  expect(set.map(({ without }) => listSetFilters(without, 'en'))).toEqual(
    set.map(() => expect.objectContaining({ length: 3 })),
  );
  expect(withoutFilters(filters)).toEqual({ ...noFilters, search: 'x', sort: 'price' });
});

test('the order of distance needs a place, and no other order takes one', () => {
  const filters = read('sort=distance');
  expect(queryOf(filters)).toMatchObject({ sort: 'relevance' });
  expect(queryOf(filters, '12.97,77.59')).toMatchObject({ sort: 'distance', near: '12.97,77.59' });
  expect(queryOf(read('sort=rating'), '12.97,77.59')).not.toHaveProperty('near');
});

test('the API gets every filter by its own name, and no empty ones', () => {
  expect(queryOf(read('search=+a+&cuisine=Thai&cuisine=Indian&rating=4&open=1'))).toEqual({
    search: 'a',
    cuisines: 'Indian,Thai',
    rating: 4,
    open: '1',
    sort: 'relevance',
  });
});
