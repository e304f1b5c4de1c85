import { holdTable } from '@tawa/contract/tables/bookings';
import type { TestApp } from '#testing/app.ts';
import { addRoom, evening, openHouse } from './room.ts';

export interface Round {
  held: number;
  refused: number;
  /** Refused ones that were told the next free times. */
  offered: number;
  /** What else was answered. */
  others: number[];
}

/** Two processes over one database; `callers` ask at once for the one table that is left, each process half of them. */
export async function openRace(
  env: Record<string, string> = {},
): Promise<{ race(callers: number): Promise<Round>; close(): Promise<void> }> {
  const one = await openHouse(undefined, env);
  const two = await openHouse(one.databaseUrl, env);
  return {
    race: (callers) => raceOnce([one, two], callers),
    async close() {
      await two.close();
      await one.close();
    },
  };
}

async function raceOnce([one, two]: readonly [TestApp, TestApp], callers: number): Promise<Round> {
  const room = await addRoom(one);
  const body = { restaurant_id: room.restaurant_id, starts_at: evening('20:00'), guests: 4 };
  // The large table goes first, so that the two small ones joined are the last place for four.
  await one.guest.ok(holdTable, { body });
  const answers = await Promise.all(
    Array.from({ length: callers }, (_call, index) => (index % 2 === 0 ? one : two).guest.call(holdTable, { body })),
  );
  const refused = answers.filter((answer) => answer.status === 409);
  const offered = refused.filter((answer) => 'times' in answer.body && answer.body.times.length > 0);
  const others = answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409);
  return {
    held: answers.filter(({ status }) => status === 201).length,
    refused: refused.length,
    offered: offered.length,
    others,
  };
}
