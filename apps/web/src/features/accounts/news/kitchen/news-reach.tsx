import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Card } from '#ui/card.tsx';
import { Part } from '#ui/page/part.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { kitchenNewsTexts } from './news.texts.ts';
import { newsReachQuery } from './news.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** How many guests a message reaches; `children` write it, while the restaurant may. */
export function NewsReach({ children }: { children: ReactNode }) {
  const t = useTexts(kitchenNewsTexts);
  const language = useLanguage();
  const query = useQuery(newsReachQuery());
  const skeleton = (
    <Loading label={t.loading}>
      <Skeleton className="h-72 w-full rounded-xl" />
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={t.reachFailed}>
      {({ people, next_from }) =>
        people === 0 ? (
          <EmptyState plate="empty-bowl" title={t.reachNone}>
            {t.reachNoneText}
          </EmptyState>
        ) : (
          <Card title={people === null ? t.reachFew : t.reach({ people })} facts={t.reachFacts}>
            {next_from === null ? (
              children
            ) : (
              <Banner tone="info">{t.nextFrom({ day: formatDateTime(next_from, language) })}</Banner>
            )}
          </Card>
        )
      }
    </Part>
  );
}
