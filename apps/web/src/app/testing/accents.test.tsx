import { Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageContext, type Language } from '#lib/i18n/language.ts';
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

const routesIn = (language: Language) => [
  {
    element: (
      <LanguageContext value={language}>
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

/** What stands on these screens in English although the page is in a language; `known` is said as it is in all of them. */
async function findEnglish(
  language: Language,
  opened_: typeof visits,
  known: readonly string[] = [],
): Promise<string[]> {
  await readCode();
  const faults: string[] = [];
  for (const { role, address } of opened_) {
    begin(role);
    const said: unknown[] = [localStorage.getItem('selectedCity'), ...known];
    const opened = await openApp(routesIn(language), address, (endpoint) => {
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
  return faults;
}

test('every screen says what it says in the language of the page', async () => {
  expect(await findEnglish('en-XA', visits)).toEqual([]);
}, 120_000);

// Names, what stands on the bill, and what a language calls itself.
const everywhere = [
  'Tawa',
  'UPI',
  'OTP',
  'PIN',
  'GST',
  'GSTIN',
  'FSSAI',
  'QR',
  'PDF',
  'CSV',
  'SMS',
  'COD',
  'WhatsApp',
  'Space',
  'Escape',
  'Esc',
  'English',
];
const keyPaths = /^\/(?:restaurants|login|signup|cart|checkout|myorders|myorders\/[^/]+|orders|my-menu|r\/[^/]+)?$/;

test.each(['hi', 'kn'] as const)(
  'what guests, customers, a kitchen and a rider see is in %s (languages-4)',
  async (language) => {
    const key = visits.filter(({ role, address }) => role !== 'admin' && keyPaths.test(address.split('?', 1)[0] ?? ''));
    expect(key.length).toBeGreaterThan(9);
    expect(await findEnglish(language, key, everywhere)).toEqual([]);
  },
  60_000,
);
