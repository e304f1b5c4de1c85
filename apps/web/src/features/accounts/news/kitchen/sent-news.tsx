import type { SentNews as Sent } from '@tawa/contract/accounts/news.kitchen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { toast } from '#ui/toast/toast.ts';
import { kitchenNewsTexts } from './news.texts.ts';
import { sentNewsQuery, useStopNews } from './news.queries.ts';

const tones = { sending: 'info', done: 'success', stopped: 'neutral' } as const satisfies Record<
  Sent['state'],
  BadgeTone
>;
const minuteMs = 60_000;

function Message({ news }: { news: Sent }) {
  const t = useTexts(kitchenNewsTexts);
  const now = useNow(Date.now, minuteMs);
  const stop = useStopNews();
  const { news_id, title, body, dish_name, state, made_at, starts_at, told } = news;
  const isNight = state === 'sending' && Date.parse(starts_at) > now;
  const words = { sending: isNight ? t.stateNight : t.stateSending, done: t.stateDone, stopped: t.stateStopped };
  const people = told === null ? t.toldFew : told === 0 ? t.toldNone : t.told({ people: told });
  const press = () =>
    stop.mutate(news_id, {
      onSuccess: () => toast.success(t.stoppedNow),
      onError: (error) => toast.error(messageFrom(error, t.notStopped)),
    });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <div className="min-w-60 flex-1">
        <p className="num flex flex-wrap items-center gap-2 text-sm text-ink-3">
          <Badge tone={tones[state]}>{words[state]}</Badge>
          {formatDateTime(made_at)} · {people}
        </p>
        <h3 className="mt-1 font-bold wrap-anywhere">{title}</h3>
        <p className="mt-0.5 wrap-anywhere whitespace-pre-line text-ink-2">{body}</p>
        {dish_name && <p className="mt-0.5 text-sm text-ink-3">{t.about({ name: dish_name })}</p>}
      </div>
      {state === 'sending' && (
        <Button variant="secondary" size={40} pending={stop.isPending} aria-label={t.stopOf({ title })} onClick={press}>
          {t.stop}
        </Button>
      )}
    </li>
  );
}

/** What the restaurant wrote, newest first, and how far it has come. */
export function SentNews() {
  const t = useTexts(kitchenNewsTexts);
  const [params] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const query = useQuery(sentNewsQuery(page));
  const skeleton = (
    <Loading label={t.loading}>
      <Skeleton className="h-40 w-full rounded-xl" />
    </Loading>
  );
  return (
    <Card title={t.sentTitle}>
      <Part query={query} skeleton={skeleton} failed={t.sentFailed}>
        {({ rows, total_pages }) => (
          <>
            {rows.length === 0 && <p className="text-ink-3">{t.nothing}</p>}
            <ul className="-my-4 divide-y divide-line">
              {rows.map((news) => (
                <Message key={news.news_id} news={news} />
              ))}
            </ul>
            {total_pages > 1 && (
              <div className="mt-6">
                <Pagination page={page} totalPages={total_pages} hrefFor={(to) => `?page=${to}`} />
              </div>
            )}
          </>
        )}
      </Part>
    </Card>
  );
}
