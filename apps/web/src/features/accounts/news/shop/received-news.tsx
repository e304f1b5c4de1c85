import type { ReceivedNews as Received } from '@tawa/contract/accounts/news';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Card } from '#ui/card.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { receivedNewsQuery } from './news.queries.ts';
import { newsTexts } from './news.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

function Message({ message }: { message: Received }) {
  const t = useTexts(newsTexts);
  const language = useLanguage();
  const { menu_id, dish_name, restaurant_name, title, body, sent_at } = message;
  const isOfDish = menu_id !== null && dish_name !== null;
  return (
    <li className="py-4">
      <p className="num text-sm text-ink-3">
        {restaurant_name} · {formatDateTime(sent_at, language)}
      </p>
      <h3 className="mt-0.5 font-bold wrap-anywhere">{title}</h3>
      <p className="mt-0.5 wrap-anywhere whitespace-pre-line text-ink-2">{body}</p>
      <Link
        to={isOfDish ? paths.dish(menu_id) : paths.restaurant(message)}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
      >
        {isOfDish ? t.seeDish({ name: dish_name }) : t.seeMenu}
      </Link>
    </li>
  );
}

/** What restaurants wrote to this person, newest first. */
export function ReceivedNews({ userid }: { userid: number }) {
  const t = useTexts(newsTexts);
  const [params] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const query = useQuery(receivedNewsQuery(userid, page));
  const skeleton = (
    <Loading label={t.loading}>
      <Skeleton className="h-40 w-full rounded-xl" />
    </Loading>
  );
  return (
    <Card title={t.receivedTitle}>
      <Part query={query} skeleton={skeleton} failed={t.receivedFailed}>
        {({ rows, total_pages }) => (
          <>
            {rows.length === 0 && <p className="text-ink-3">{t.nothing}</p>}
            <ul className="-my-4 divide-y divide-line">
              {rows.map((message) => (
                <Message key={message.receipt_id} message={message} />
              ))}
            </ul>
            {total_pages > 1 && (
              <div className="mt-6">
                <Pagination page={page} totalPages={total_pages} hrefFor={(to) => `${paths.news}?page=${to}`} />
              </div>
            )}
          </>
        )}
      </Part>
    </Card>
  );
}
