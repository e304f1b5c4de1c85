import { expect, test } from 'vitest';
import { energyOf } from './line-energy.ts';

const dish = { calories: 640 };
const half = { option_name: 'Half', calories: 0 };
const cheese = { option_name: 'Extra cheese', calories: 95 };
const butter = { option_name: 'Extra butter', calories: null };

test.each([
  ['the dish alone', { dish, parts: [], options: [] }, { calories: 640, undeclared: [] }],
  ['with what is chosen', { dish, parts: [], options: [half, cheese] }, { calories: 735, undeclared: [] }],
  [
    'a choice that says nothing',
    { dish, parts: [], options: [cheese, butter] },
    { calories: 735, undeclared: ['Extra butter'] },
  ],
  [
    'a dish that says nothing',
    { dish: { calories: null }, parts: [], options: [cheese] },
    { calories: null, undeclared: [] },
  ],
  ['a dish of none', { dish: { calories: 0 }, parts: [], options: [] }, { calories: 0, undeclared: [] }],
] as const)('%s: what is not declared is never a zero (diet-5)', (_case, input, energy) => {
  expect(energyOf(input)).toEqual(energy);
});

test('a combo has what it says itself, or else what all of its parts say (diet-5)', () => {
  const parts = [
    { calories: 300, quantity: 2 },
    { calories: 100, quantity: 1 },
  ];
  expect(energyOf({ dish: { calories: null }, parts, options: [] }).calories).toBe(700);
  expect(energyOf({ dish: { calories: 650 }, parts, options: [] }).calories).toBe(650);
  const silent = [...parts, { calories: null, quantity: 1 }];
  expect(energyOf({ dish: { calories: null }, parts: silent, options: [] }).calories).toBeNull();
});
