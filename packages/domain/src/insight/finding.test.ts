import { expect, test } from 'vitest';
import { closenessOf, findable, isWorthFinding, readAsked, splitFound } from './finding.ts';

test.each([
  ['kiran', null, 'kiran'],
  ['#4711', 'orders', '4711'],
  ['  # 47 11 ', 'orders', '47 11'],
  ['@kiran bhat', 'people', 'kiran bhat'],
  ['> pause Dum & Handi', 'acts', 'pause Dum & Handi'],
  ['>', 'acts', ''],
  ['kiran@example.in', null, 'kiran@example.in'],
  ['', null, ''],
])('%j asks for %s with %j (finding-1)', (typed, only, text) => {
  expect(readAsked(typed)).toEqual({ only, text });
});

test.each([
  [' Kiran   BHAT ', 'kiran bhat'],
  ['+91 98450-12345', '9845012345'],
  ['098450 12345', '9845012345'],
  ['98450 12', '9845012'],
  ['4711', '4711'],
  ['FD-7J2M8C', 'fd-7j2m8c'],
  ['Flat 12', 'flat 12'],
])('%j is looked for as %j (finding-1)', (text, form) => {
  expect(findable(text)).toBe(form);
});

test.each([
  ['', false],
  ['ki', false],
  ['k i r a n', false],
  ['%%%', false],
  ['___', false],
  ['kir', true],
  ['47 11', true],
  ['किरण', true],
  ['a ram', true],
])('%j is enough to look for: %s (finding-2)', (text, isEnough) => {
  expect(isWorthFinding(text)).toBe(isEnough);
});

test('the short number of a complaint is enough for complaints alone (finding-2)', () => {
  expect([isWorthFinding('C-7', 'complaints'), isWorthFinding('C-7', 'orders'), isWorthFinding('C-7')]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  [['FD-7J2M8C', '7J2M8C'], '7j2m8c', 3],
  [['Kiran Bhat'], 'kiran bhat', 3],
  [['Kiran Bhat'], 'KIR', 2],
  [['Anita Kiran'], 'kiran', 1],
  [['Dum & Handi'], 'handi', 1],
  [['Shakiran'], 'kiran', 0],
  [[null, 'Kiran'], 'kiran', 3],
  [[], 'kiran', 0],
])('%j fits %j by %s (finding-3)', (texts, asked, closeness) => {
  expect(closenessOf(texts, asked)).toBe(closeness);
});

test.each([
  ['Kiran Bhat', 'KIRAN', ['', 'Kiran', ' Bhat']],
  ['FD-7J2M8C · Kiran', 'kiran', ['FD-7J2M8C · ', 'Kiran', '']],
  ['Kiran Bhat', 'rao', null],
  ['Kiran Bhat', '', null],
  ['İzmir Kebab', 'kebab', null],
])('in %j, %j is marked as %j (finding-4)', (text, asked, parts) => {
  expect(splitFound(text, asked)).toEqual(parts);
});
