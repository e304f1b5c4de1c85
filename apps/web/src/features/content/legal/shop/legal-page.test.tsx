import { getLegalText } from '@tawa/contract/content/legal';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageContext } from '#lib/i18n/language.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { LegalPage } from './legal-page.tsx';

const body =
  '<p>Words <a href="/complaints">here</a>.</p><h2>What we keep</h2><p>a<script>alert(1)</script></p><h2>Why</h2><p>b</p><h2>How</h2><p>c</p>';
const page = <LegalPage document="privacy-policy" title="Privacy Policy" description="What we know." />;

test('a text stands under Legal with its parts, its version and its date (legal-3)', async () => {
  fakeApi().answer(getLegalText, {
    status: 200,
    body: {
      document: 'privacy-policy',
      version: 3,
      title: 'Privacy Policy',
      body,
      effective_from: '2026-11-01T00:00:00Z',
    },
  });
  render(page);
  expect(await screen.findByText('Version 3, in force since 1 Nov 2026')).toBeTruthy();
  expect(screen.getByText('Legal')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy();
  const parts = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link', {
    name: 'What we keep',
  });
  expect(document.getElementById(parts[0]?.getAttribute('href')?.slice(1) ?? '')?.textContent).toBe('What we keep');
  expect(document.body.textContent).not.toContain('alert');
});

test('a text that cannot be read keeps its name and says so', async () => {
  fakeApi().refuse(getLegalText, refusal('internal', 'Something went wrong.'));
  render(page);
  expect(await screen.findByText('Failed to load this text. Please try again later.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy();
});

const hindi = {
  document: 'privacy-policy',
  version: 3,
  title: 'प्राइवेसी',
  body,
  effective_from: '2026-11-01T00:00:00Z',
} as const;
const inHindi = (
  <LanguageContext value="hi">
    <LegalPage document="privacy-policy" title="प्राइवेसी पॉलिसी" description="" />
  </LanguageContext>
);

test('a translation says that the English holds, leads to it, and that it is older where it is (legal-6)', async () => {
  const translation = { language: 'hi', version: 2 } as const;
  const api = fakeApi();
  api.answer(getLegalText, { status: 200, body: { ...hindi, translation } });
  render(inHindi);
  expect(await screen.findByText(/यह वर्ज़न 2 का अनुवाद है। अभी वर्ज़न 3 लागू है/)).toBeTruthy();
  const english = screen.getByRole('link', { name: 'अंग्रेज़ी वाला लेख' });
  expect(english.getAttribute('href')).toBe('/privacy-policy');
  expect(screen.getByRole('heading', { level: 1, name: 'प्राइवेसी' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Why' }).closest('[lang]')?.getAttribute('lang')).toBe('hi');
  expect(api.calls.map(({ parts }) => parts.query)).toEqual([{ language: 'hi' }]);
});

test('a text without a translation is English on a page in Hindi, says so, and is heard as English (legal-6)', async () => {
  fakeApi().answer(getLegalText, { status: 200, body: { ...hindi, title: 'Privacy Policy' } });
  render(inHindi);
  expect(await screen.findByText('यह लेख अभी सिर्फ़ अंग्रेज़ी में है।')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'प्राइवेसी पॉलिसी' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Why' }).closest('[lang]')?.getAttribute('lang')).toBe('en');
});
