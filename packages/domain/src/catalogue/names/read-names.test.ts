import { expect, test } from 'vitest';
import { namesWithin, readNames } from './read-names.ts';

const paneer = { hi: 'पनीर टिक्का', kn: 'ಪನೀರ್ ಟಿಕ್ಕಾ' };
const house = { hi: 'दम एंड हांडी' };

const order = {
  order_number: 'TW-1',
  restaurant_name: 'Dum & Handi',
  restaurant_names: house,
  table: { names: 'T1 + T2', guests: 2 },
  items: [
    { name: 'Paneer Tikka', names: paneer, options: ['Full', 'Hot'], option_names: [{ hi: 'फ़ुल' }, null], note: 'Full' },
    { name: 'Naan', names: null, options: [], instead: undefined },
  ],
};

test('an answer is read with the names of a language, and what has none there stays as it is (names-8)', () => {
  expect(readNames(order, 'hi')).toEqual({
    ...order,
    restaurant_name: 'दम एंड हांडी',
    english_name: 'Dum & Handi',
    items: [{ ...order.items[0], name: 'पनीर टिक्का', options: ['फ़ुल', 'Hot'] }, order.items[1]],
  });
  expect(readNames(order, 'kn')).toEqual({
    ...order,
    items: [{ ...order.items[0], name: 'ಪನೀರ್ ಟಿಕ್ಕಾ' }, order.items[1]],
  });
});

test.each([
  [{ dish_name: 'Dal', names: { hi: 'दाल' }, restaurant_name: 'X' }, { dish_name: 'दाल' }],
  [
    { restaurant_name: 'X', names: { hi: 'एक्स' } },
    { restaurant_name: 'एक्स', english_name: 'X' },
  ],
  [{ option_id: 1, option_name: 'Half', names: { hi: 'हाफ़' } }, { option_name: 'हाफ़' }],
  [{ category: 'Breads', category_names: { hi: 'रोटी' } }, { category: 'रोटी' }],
  [{ chosen: ['Half'], chosen_names: [{ hi: 'हाफ़' }], gone: [] }, { chosen: ['हाफ़'] }],
  // Names of people, and of a table, are none.
  [{ names: ['Asha', 'Ravi'], host: 'Asha' }, {}],
  [{ name: 'Asha', names: 'T1' }, {}],
])('the name that an object is known by is what its names are of: %j (names-8)', (given, changed) => {
  expect(readNames(given, 'hi')).toEqual({ ...given, ...changed });
});

test('what an answer is called elsewhere is found by its English (names-8)', () => {
  expect(Object.fromEntries(namesWithin(order, 'hi'))).toEqual({
    Full: 'फ़ुल',
    'Paneer Tikka': 'पनीर टिक्का',
    'Dum & Handi': 'दम एंड हांडी',
  });
  expect(namesWithin(null, 'hi').size).toBe(0);
});
