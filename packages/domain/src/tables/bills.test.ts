import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { coveredRounds, equalPartOf, partsFor, partsToReturn, type Payer, spreadParts } from './bills.ts';

const payer = (table_guest_id: number, due: number, given = 0): Payer => ({ table_guest_id, due, given });
const three = [payer(1, 19_950), payer(2, 17_325), payer(3, 11_550)];

test('a guest pays their own dishes, an equal part or all that is left (bills-6)', () => {
  expect(partsFor(1, { open: 48_825, payers: three })).toEqual({ own: 19_950, equal: 16_275, all: 48_825 });
  const paid = [payer(1, 19_950), payer(2, 17_325), payer(3, 11_550, 11_550)];
  expect(partsFor(1, { open: 37_275, payers: paid })).toEqual({ own: 19_950, equal: 18_638, all: 37_275 });
  expect(partsFor(3, { open: 37_275, payers: paid })).toEqual({ own: 0, equal: 0, all: 37_275 });
});

test('equal parts add up to the paisa, in whatever order they are asked for (bills-6)', () => {
  for (const total of [1, 2, 100, 101, 99_999]) {
    let open = total;
    let payers = three.map((each) => ({ ...each, given: 0 }));
    for (const id of [2, 3, 1]) {
      const { equal } = partsFor(id, { open, payers });
      open -= equal;
      // Whoever owes nothing of a paisa asks for nothing.
      payers = payers.map((each) => (each.table_guest_id === id ? { ...each, given: equal || 1 } : each));
    }
    expect(open).toBe(0);
  }
});

test('no part is larger than what is left, and none is below nothing (bills-6)', () => {
  expect(partsFor(1, { open: 500, payers: three })).toEqual({ own: 500, equal: 167, all: 500 });
  expect(partsFor(1, { open: -200, payers: three })).toEqual({ own: 0, equal: 0, all: 0 });
  expect(partsFor(9, { open: 500, payers: three })).toEqual({ own: 0, equal: 0, all: 500 });
});

test('where everybody gave something, what is left is divided by all of them (bills-6)', () => {
  const gave = three.map((each) => ({ ...each, given: 100 }));
  expect(gave.map(({ table_guest_id: id }) => partsFor(id, { open: 100, payers: gave }).equal)).toEqual([34, 33, 33]);
});

test('what was paid covers rounds in their order, whole ones only (bills-8)', () => {
  const rounds = [{ amount: 300 }, { amount: 500 }, { amount: 100 }];
  expect(coveredRounds(rounds, 900)).toEqual(rounds);
  expect(coveredRounds(rounds, 450)).toEqual([{ amount: 300 }, { amount: 100 }]);
  expect(coveredRounds(rounds, 0)).toEqual([]);
});

test('equal parts of a chosen number of people add up to the paisa (bills-6)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 30 }), (total, people) => {
      let open = total;
      for (let left = people; left > 0; left -= 1) open -= equalPartOf(open, left);
      expect(open).toBe(0);
    }),
  );
  expect(equalPartOf(-5, 3)).toBe(0);
});

const guest = fc.option(fc.integer({ min: 1, max: 4 }));
const amount = fc.integer({ min: 1, max: 100_000 });
const heldParts = fc
  .array(fc.record({ table_guest_id: guest, amount }), { maxLength: 8 })
  .map((list) => list.map((each, at) => ({ ...each, part_id: at + 1 })));
const dueRounds = fc
  .array(fc.record({ table_guest_id: guest, amount }), { maxLength: 8 })
  .map((list) => list.map((each, at) => ({ ...each, order_id: at + 101 })));
const sum = (list: readonly { amount: number }[]) => list.reduce((all, each) => all + each.amount, 0);

test('held money is spread over what is due, all of it or all that is due, and no round or part gives more than it has (bills-13)', () => {
  fc.assert(
    fc.property(heldParts, dueRounds, (parts, rounds) => {
      const uses = spreadParts(parts, rounds);
      expect(sum(uses)).toBe(Math.min(sum(parts), sum(rounds)));
      expect(new Set(uses.map(({ part_id, order_id }) => `${part_id} ${order_id}`)).size).toBe(uses.length);
      for (const part of parts)
        expect(sum(uses.filter(({ part_id }) => part_id === part.part_id))).toBeLessThanOrEqual(part.amount);
      for (const round of rounds)
        expect(sum(uses.filter(({ order_id }) => order_id === round.order_id))).toBeLessThanOrEqual(round.amount);
      expect(uses.every((use) => use.amount > 0)).toBe(true);
    }),
  );
});

test('a guest’s money pays their own rounds before those of others (bills-13)', () => {
  const parts = [
    { part_id: 1, table_guest_id: 2, amount: 500 },
    { part_id: 2, table_guest_id: 1, amount: 300 },
  ];
  const rounds = [
    { order_id: 11, table_guest_id: 1, amount: 300 },
    { order_id: 12, table_guest_id: 2, amount: 400 },
    { order_id: 13, table_guest_id: null, amount: 200 },
  ];
  expect(spreadParts(parts, rounds)).toEqual([
    { part_id: 1, order_id: 12, amount: 400 },
    { part_id: 2, order_id: 11, amount: 300 },
    { part_id: 1, order_id: 13, amount: 100 },
  ]);
});

test('what was paid too much goes back of what came last, and never more than was held (bills-13)', () => {
  const parts = [
    { part_id: 1, table_guest_id: 1, amount: 500 },
    { part_id: 2, table_guest_id: 2, amount: 300 },
  ];
  expect(partsToReturn(parts, 400)).toEqual([
    { part_id: 2, amount: 300 },
    { part_id: 1, amount: 100 },
  ]);
  expect(partsToReturn(parts, -10)).toEqual([]);
  fc.assert(
    fc.property(heldParts, fc.integer({ min: 0, max: 1_000_000 }), (held, over) => {
      expect(sum(partsToReturn(held, over))).toBe(Math.min(over, sum(held)));
    }),
  );
});
