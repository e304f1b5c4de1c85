import { Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageContext } from '#lib/i18n/language.ts';
import { endSession } from '#lib/session/session.ts';
import { adminScreens } from '#routes/admin/screens.ts';
import { publicScreens } from '#routes/public/screens.ts';
import { restaurantScreens } from '#routes/restaurant/screens.ts';
import { userScreens } from '#routes/user/screens.ts';
import { wordsWithoutAccents } from '#testing/accents.ts';
import { begin, usualAnswer } from '#testing/people.ts';
import { visitsOf } from '#testing/visits.ts';
import { openApp, readCode } from '#testing/whole-app.ts';
import { routes } from '../router.tsx';

const accented = [
  {
    element: (
      <LanguageContext value="en-XA">
        <Outlet />
      </LanguageContext>
    ),
    children: routes,
  },
];

const visits = [
  ...visitsOf(publicScreens, 'guest'),
  ...visitsOf(userScreens, 'user'),
  ...visitsOf(restaurantScreens, 'restaurant'),
  ...visitsOf(adminScreens, 'admin'),
];

test('every screen says what it says in the language of the page', async () => {
  await readCode();
  const faults: string[] = [];
  for (const { role, address } of visits) {
    begin(role);
    const said: unknown[] = [localStorage.getItem('selectedCity')];
    const opened = await openApp(accented, address, (endpoint) => {
      const reply = usualAnswer(endpoint);
      if (reply !== 'lost') said.push(reply.body);
      return reply;
    });
    const words = wordsWithoutAccents(document.body, said);
    if (words.length > 0) faults.push(`${role} ${address}: ${words.join(' | ')}`);
    opened.close();
    endSession();
    localStorage.clear();
  }
  expect(faults).toEqual([]);
}, 120_000);
