import type { SentNews as Sent } from '@tawa/contract/accounts/news.kitchen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { SentMessage } from '../sent-message.tsx';
import { kitchenNewsTexts } from './news.texts.ts';
import { sentNewsQuery, useStopNews } from './news.queries.ts';

function Message({ news }: { news: Sent }) {
  const t = useTexts(kitchenNewsTexts);
  const stop = useStopNews();
  const { news_id, title, state } = news;
  const press = () =>
    stop.mutate(news_id, {
      onSuccess: () => toast.success(t.stoppedNow),
      onError: (error) => toast.error(messageFrom(error, t.notStopped)),
    });
  const button = (
    <Button variant="secondary" size={40} pending={stop.isPending} aria-label={t.stopOf({ title })} onClick={press}>
      {t.stop}
    </Button>
  );
  return <SentMessage news={news} action={state === 'sending' && button} />;
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
