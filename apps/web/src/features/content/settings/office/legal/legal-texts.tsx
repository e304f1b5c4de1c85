import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import type { LegalHistory } from '@tawa/contract/content/legal';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatDate, formatWhen } from '#lib/format.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { legalTextsQuery } from './legal.queries.ts';
import { LegalVersions } from './legal-versions.tsx';
import { officeLegalTexts } from './legal.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

function Row({ history: { document, versions }, now }: { history: LegalHistory; now: number }) {
  const t = useTexts(officeLegalTexts);
  const language = useLanguage();
  const inForce = versions.find(({ state }) => state === 'in_force');
  const next = versions.findLast(({ state }) => state === 'waiting');
  const title = (inForce ?? next)?.title ?? document;
  return (
    <li className="flex min-h-13 items-center gap-4 border-t border-line py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold [overflow-wrap:anywhere]">{title}</p>
        <p className="num flex flex-wrap items-center gap-2 text-note text-ink-3">
          {inForce && t.since({ number: inForce.version, when: formatDate(inForce.effective_from, language) })}
          {next && (
            <Badge tone="info" icon={CalendarBlankIcon}>
              {t.comes({ number: next.version, when: formatWhen(next.effective_from, now, language) })}
            </Badge>
          )}
        </p>
      </div>
      <Link
        to={`?group=legal&text=${document}`}
        aria-label={t.openOf({ title })}
        className="flex min-h-11 items-center px-2 text-sm font-bold text-brand-ink hover:underline"
      >
        {t.open}
      </Link>
    </li>
  );
}

const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(officeLegalTexts, language);
  return (
    <Loading label={t.loading}>
      <Skeleton className="h-80 w-full rounded-xl" />
    </Loading>
  );
});

/** The legal texts with their versions, or the one that the address names. */
export function LegalTexts({ now }: { now: number }) {
  const language = useLanguage();
  const t = useTexts(officeLegalTexts);
  const [search] = useSearchParams();
  const query = useQuery(legalTextsQuery());
  return (
    <Part query={query} skeleton={skeletonIn(language)} failed={t.failed}>
      {(histories) => {
        const open = histories.find(({ document }) => document === search.get('text'));
        const chosen = { chosen: search.get('version'), into: search.get('language') };
        if (open) return <LegalVersions key={open.document} history={open} {...chosen} now={now} />;
        return (
          <Card title={t.title} facts={t.facts}>
            <ul>
              {histories.map((history) => (
                <Row key={history.document} history={history} now={now} />
              ))}
            </ul>
          </Card>
        );
      }}
    </Part>
  );
}
