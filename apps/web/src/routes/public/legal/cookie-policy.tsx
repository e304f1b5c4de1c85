import { LegalPage } from '#features/content/legal/shop/legal-page.tsx';
import { legalQuery } from '#features/content/legal/shop/legal.queries.ts';
import { loadPart } from '#lib/api/load.ts';
import { languageOf } from '#lib/i18n/language.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { legalScreenTexts } from './legal.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export const load = ({ client, url }: LoadArgs) => loadPart(client, legalQuery('cookie-policy', languageOf(url)));

export const Screen = () => {
  const t = useTexts(legalScreenTexts);
  return <LegalPage document="cookie-policy" {...t.pages['cookie-policy']} />;
};
