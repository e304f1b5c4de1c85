import { endpoints } from '@tawa/contract/all';
import { enterTablet, setOwnPin, setUpTablet } from '@tawa/contract/accounts/staff.tablets';
import { personMay, tabletMay } from '@tawa/contract/common/tablet-access';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audiencesOf } from '#platform/live/events.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { addRestaurant } from '../factories.ts';

let world: TestApp;
const tokens = { itself: '', person: '' };

// The owner, whose role refuses nothing: what is refused here is refused for the tablet's sake.
beforeAll(async () => {
  world = await startTestApp();
  const owner = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: owner.userId });
  const caller = world.as(owner);
  await caller.ok(setOwnPin, { body: { pin: '7391' } });
  tokens.itself = (await caller.ok(setUpTablet, { body: { tablet_name: 'Pass', idle_minutes: 5 } })).token;
  const body = { person_id: owner.userId, pin: '7391' };
  const entered = await world.by(tokens.itself).call(enterTablet, { body });
  tokens.person = entered.status === 200 ? entered.body.token : '';
});
afterAll(() => world.close());

const ofRestaurants = endpoints.filter(
  ({ endpoint }) => endpoint.access !== 'public' && endpoint.access.includes('restaurant') && !endpoint.stream,
);
const refused = /^(A shared tablet opens|Tap your name)/;

test.each(ofRestaurants.filter(({ name }) => name !== 'logout'))('$name (tablets-7)', async ({ endpoint }) => {
  for (const [token, may] of [
    [tokens.itself, tabletMay(endpoint)],
    [tokens.person, personMay(endpoint)],
  ] as const) {
    const reply = await world.app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path.replaceAll(/:\w+/g, '2000000000')}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(endpoint.method !== 'GET' && { payload: '{}' }),
    });
    expect(reply.statusCode === 403 && refused.test(reply.json().message)).toBe(!may);
  }
});

test('what it reaches is the board, the line, and saying who acts', () => {
  const reached = ofRestaurants.filter(({ endpoint }) => personMay(endpoint)).map(({ endpoint }) => endpoint.path);
  for (const path of reached)
    expect(path).toMatch(
      /^\/(events|users\/logout|orders\/|kitchen\/(access|status|settings|tablet|orders|line|stations|menu|slips|printing))/,
    );
  expect(reached.filter((path) => /history|documents|staff|pin$|tablets/.test(path))).toEqual([]);
});

test('and hears of nothing that is the person’s', () => {
  const caller = { role: 'restaurant', userId: 7, restaurantId: 3, sessionId: '', staffRole: 'cook' } as const;
  const tablet = { tabletId: '', isPerson: true };
  expect(audiencesOf({ ...caller, visitorId: null, tablet })).toEqual(['restaurant:3']);
});
