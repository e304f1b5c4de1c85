import { listNewsOfRestaurant, stopNewsOfRestaurant } from '@tawa/contract/accounts/news.office';
import type { SentNews } from '@tawa/contract/accounts/news.kitchen';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { Button } from '#ui/button.tsx';
import { Part } from '#ui/page/part.tsx';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { ReasonSheet } from '#ui/panel/panel-reason-sheet.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { useAction } from '#ui/use-action.ts';
import { SentMessage } from '../sent-message.tsx';
import { officeNewsTexts } from './news.texts.ts';

const key = (restaurantId: number) => ['restaurant-news', restaurantId];

const newsOfRestaurantQuery = (restaurant_id: number) =>
  queryOptions({
    queryKey: key(restaurant_id),
    queryFn: async ({ signal }) => (await call(listNewsOfRestaurant, { params: { restaurant_id } }, signal)).body,
  });

function StopSheet({ restaurantId, news, onClose }: { restaurantId: number; news: SentNews; onClose: () => void }) {
  const t = useTexts(officeNewsTexts);
  const action = useAction(key(restaurantId));
  const params = { restaurant_id: restaurantId, news_id: news.news_id };
  return (
    <ReasonSheet
      title={t.stopTitle}
      text={t.stopText}
      label={t.reason}
      verb={t.stop}
      pendingText={t.stopping}
      danger
      onClose={onClose}
      onReason={(reason) =>
        action.mutateAsync({ run: () => call(stopNewsOfRestaurant, { params, body: { reason } }), done: t.stopped })
      }
    />
  );
}

/** What a restaurant wrote to its guests, as its panel in the office has it, and what stops a message. */
export function NewsPart({ restaurantId }: { restaurantId: number }) {
  const t = useTexts(officeNewsTexts);
  const query = useQuery(newsOfRestaurantQuery(restaurantId));
  const mayStop = useMayAct('restaurants');
  const [asked, setAsked] = useState<SentNews | null>(null);
  const skeleton = (
    <Loading label={t.loading}>
      <Skeleton className="h-24 w-full rounded-xl" />
    </Loading>
  );
  const reachOf = (people: number | null) => {
    if (people === null) return t.reachFew;
    return people === 0 ? t.reachNone : t.reach({ people });
  };
  const buttonOf = (news: SentNews) =>
    mayStop && news.state === 'sending' ? (
      <Button variant="secondary" size={40} aria-label={t.stopOf({ title: news.title })} onClick={() => setAsked(news)}>
        {t.stop}
      </Button>
    ) : null;
  return (
    <PanelPart title={t.title}>
      <Part query={query} skeleton={skeleton} failed={t.failed}>
        {({ people, news }) => (
          <>
            <p className="text-sm text-ink-2">{reachOf(people)}</p>
            {news.length === 0 && <p className="text-sm text-ink-3">{t.nothing}</p>}
            <ul className="divide-y divide-line">
              {news.map((each) => (
                <SentMessage key={each.news_id} news={each} action={buttonOf(each)} />
              ))}
            </ul>
          </>
        )}
      </Part>
      {asked && <StopSheet restaurantId={restaurantId} news={asked} onClose={() => setAsked(null)} />}
    </PanelPart>
  );
}
