import { LegalPage } from '#features/content/legal/shop/legal-page.tsx';
import { legalQuery } from '#features/content/legal/shop/legal.queries.ts';
import { loadPart } from '#lib/api/load.ts';
import { legalTexts } from '#lib/messages-content.ts';
import type { LoadArgs } from '#lib/screen.ts';

export const load = ({ client }: LoadArgs) => loadPart(client, legalQuery('cookie-policy'));

export const Screen = () => <LegalPage document="cookie-policy" {...legalTexts.pages['cookie-policy']} />;
