import type { StatisticsPart } from '@tawa/contract/insight/statistics.office';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatCount } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { type Column, Table } from '#ui/list/table.tsx';
import { toast } from '#ui/toast/toast.ts';
import { ChangeMark } from '../change-mark.tsx';
import { changeOf } from '../figure-words.ts';
import { partsQuery, type PartsQuery, saveParts } from '../statistics.queries.ts';
import { officeStatisticsTexts } from './statistics.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

type By = 'city' | 'restaurant';
const link = 'underline decoration-line-strong underline-offset-4 hover:decoration-current';

interface Look {
  by: By;
  days: { from: string; to: string };
  /** The address of a part's own report. */
  hrefOf: (part: StatisticsPart) => string;
}

function columnsOf({ by, days, hrefOf }: Look, language: Language): Column<StatisticsPart>[] {
  const t = textsIn(officeStatisticsTexts, language);
  const orders = (part: StatisticsPart, figure: string) =>
    paths.allOrders({ figure, day_from: days.from, day_to: days.to, [by]: String(part.id) });
  const counted = (id: 'placed' | 'delivered' | 'late' | 'ended'): Column<StatisticsPart> => ({
    id,
    header: t.columns[id],
    numeric: true,
    sortBy: (part) => part[id],
    cell: (part) => (
      <Link to={orders(part, id)} className={link}>
        {formatCount(part[id])}
      </Link>
    ),
  });
  return [
    {
      id: 'name',
      header: t.columns.name,
      sortBy: ({ name }) => name,
      cell: (part) => (
        <Link to={hrefOf(part)} className={`font-semibold break-words ${link}`}>
          {part.name}
        </Link>
      ),
    },
    ...(by === 'restaurant'
      ? [{ id: 'cityname', header: t.columns.cityname, cell: ({ cityname }: StatisticsPart) => cityname }]
      : []),
    counted('placed'),
    counted('delivered'),
    counted('late'),
    counted('ended'),
    {
      id: 'gross',
      header: t.columns.gross,
      numeric: true,
      sortBy: ({ gross }) => gross,
      cell: (part) => (
        <Link to={orders(part, 'delivered')} className={link}>
          {formatRupees(part.gross)}
        </Link>
      ),
    },
    {
      id: 'change',
      header: t.columns.change,
      numeric: true,
      cell: ({ gross, gross_before }) =>
        gross_before === 0 ? (
          <span className="text-note text-ink-3">{t.fresh}</span>
        ) : (
          <ChangeMark change={changeOf(language, gross, gross_before)} />
        ),
    },
  ];
}

const cardWith = (hrefOf: Look['hrefOf'], language: Language) => {
  const t = textsIn(officeStatisticsTexts, language);
  return (part: StatisticsPart) => (
    <div className="space-y-1">
      <p className="flex flex-wrap justify-between gap-x-3">
        <Link to={hrefOf(part)} className={`text-base font-bold break-words ${link}`}>
          {part.name}
        </Link>
        <b className="num">{formatRupees(part.gross)}</b>
      </p>
      <p className="num flex flex-wrap justify-between gap-x-3 text-sm text-ink-2">
        <span>
          {[
            part.cityname,
            t.delivered({ delivered: formatCount(part.delivered), placed: formatCount(part.placed) }),
            part.late > 0 && t.late({ late: formatCount(part.late) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        <ChangeMark change={changeOf(language, part.gross, part.gross_before)} />
      </p>
    </div>
  );
};

function SaveParts({ wanted }: { wanted: PartsQuery }) {
  const t = useTexts(officeStatisticsTexts);
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveParts(wanted),
    onError: (error) => toast.error(messageFrom(error, t.saveFailed)),
  });
  return (
    <Button variant="secondary" size={48} pending={isPending && t.saving} onClick={() => mutate()}>
      {t.csv}
    </Button>
  );
}

/** Search, order and page of the parts, kept in the address. */
function usePartsAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (values: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(values))
      if (value === '') next.delete(name);
      else next.set(name, value);
    setAddress(next, { preventScrollReset: true });
  };
  const hrefFor = (page: number) => {
    const next = new URLSearchParams(address);
    next.set('page', String(page));
    return `?${next.toString()}`;
  };
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  return { search: address.get('search') ?? '', sort: address.get('sort') ?? '-gross', page, change, hrefFor };
}

/** What each city or each restaurant had of the whole; a name leads to its own report, a number to its orders. */
export function OfficeParts({ wanted, ...look }: Look & { wanted: Omit<PartsQuery, 'by'> }) {
  const language = useLanguage();
  const t = useTexts(officeStatisticsTexts);
  const { by, days, hrefOf } = look;
  const { search, sort, page, change, hrefFor } = usePartsAddress();
  const [typed, setTyped] = useState(search);
  const asked = { ...wanted, by, search, sort, page };
  const { data, isError, isPending, isPlaceholderData, refetch, isFetching } = useQuery(partsQuery(asked));
  const columns = useMemo(() => columnsOf({ by, days, hrefOf }, language), [by, days, hrefOf, language]);
  const rows = useMemo(() => data?.rows ?? [], [data]);
  return (
    <section aria-label={t.partsOf({ by })} aria-busy={isPlaceholderData}>
      <form
        role="search"
        className="mb-3 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          change({ search: typed.trim(), page: '' });
        }}
      >
        <Input
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          value={typed}
          maxLength={60}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="min-w-0 flex-1"
        />
        <SaveParts wanted={asked} />
      </form>
      {isError && !data ? (
        <FailedPart text={t.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div className="md:overflow-hidden md:rounded-xl md:border md:border-line md:bg-surface">
          <Table
            label={t.partsOf({ by })}
            rows={rows}
            columns={columns}
            rowId={({ id }) => String(id)}
            loading={isPending}
            empty={<p className="p-6 text-center text-body text-ink-2">{t.none}</p>}
            sorting={[{ id: sort.replace('-', ''), desc: sort.startsWith('-') }]}
            onSortingChange={(turn) => {
              const former = [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }];
              const [next] = typeof turn === 'function' ? turn(former) : turn;
              change({ sort: next ? `${next.desc ? '-' : ''}${next.id}` : '', page: '' });
            }}
            card={cardWith(hrefOf, language)}
            dense
          />
        </div>
      )}
      {data && data.total_pages > 1 && (
        <div className="mt-4 flex justify-end">
          <Pagination page={page} totalPages={data.total_pages} hrefFor={hrefFor} />
        </div>
      )}
    </section>
  );
}
