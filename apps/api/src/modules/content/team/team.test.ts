import { listTeam } from '@tawa/contract/content/team';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/app.ts';

test('the team stands in its order, without who has left', async () => {
  const world = await startTestApp();
  const member = { designation: 'Cook', department: 'Kitchen' };
  await world.db
    .insertInto('team_members')
    .values([
      { ...member, name: 'Second', position: 2 },
      { ...member, name: 'Left', position: 0, isactive: false },
      { ...member, name: 'First', position: 1 },
    ])
    .execute();
  const team = await world.guest.ok(listTeam, {});
  await world.close();
  expect(team).toMatchObject([{ name: 'First', image: null }, { name: 'Second' }]);
});
