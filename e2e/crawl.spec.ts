import { crawl } from './crawl/crawler.ts';
import { startsOf } from './crawl/starts.ts';
import { expect, openSession, test, type Role } from './fixtures.ts';

const visitors: (Role | undefined)[] = [undefined, 'user', 'restaurant', 'admin'];

for (const role of visitors)
  test(`every address opened by ${role ?? 'a guest'} comes to rest, without an error behind anybody's back`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const session = role && (await openSession(page, role));
    const wish = { page, starts: startsOf(), addressesMax: startsOf().length, timesMax: 1, presses: false };
    const { addresses, faults } = await crawl({ ...wish, ...(session && { session }) });
    expect(faults).toEqual([]);
    expect(addresses).toBeGreaterThan(60);
  });
