import type { LegalVersion } from '@tawa/contract/content/legal';
import { fillFacts, type LegalDocument } from '@tawa/domain/content/legal';
import { useQuery } from '@tanstack/react-query';
import { formatWhen } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { PanelBody } from '#ui/panel/panel-parts.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { legalVersionQuery } from './legal.queries.ts';
import { officeLegalTexts } from './legal.texts.ts';

interface Props {
  document: LegalDocument;
  row: LegalVersion;
  now: number;
}

/** One version with its facts filled in, as the public page shows it. */
export function LegalReader({ document, row, now }: Props) {
  const t = useTexts(officeLegalTexts);
  const language = useLanguage();
  const query = useQuery(legalVersionQuery(document, row.version));
  return (
    <>
      <p className="num mt-1 flex flex-wrap items-center gap-2 text-note text-ink-3">
        {t.version({ number: row.version })}, {t.from({ when: formatWhen(row.effective_from, now, language) })}
        {row.state === 'in_force' && <Badge tone="success">{t.inForce}</Badge>}
        {row.state === 'waiting' && <Badge tone="info">{t.waiting}</Badge>}
      </p>
      {row.note !== '' && <p className="mt-1 text-sm [overflow-wrap:anywhere] text-ink-2">{row.note}</p>}
      <h2 className="mt-3 mb-4 text-2xl font-bold [overflow-wrap:anywhere]">{row.title}</h2>
      <PanelBody query={query} failed={t.oneFailed}>
        {({ body, facts }) => <RichText html={fillFacts(body, facts)} />}
      </PanelBody>
    </>
  );
}
