import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SortingState } from '@tanstack/react-table';
import { useEffect, useMemo, useRef } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { formatCount } from '#lib/format.ts';
import { useOnline } from '#lib/api/online.ts';
import { Banner } from '../banner.tsx';
import { cx } from '../cx.ts';
import { FailedPart } from '../state/error-state.tsx';
import { BulkBar } from './list-bulk.tsx';
import { useListAddress, type ListAddress } from './list-address.ts';
import { useListDevice } from './list-device.ts';
import { ListFilters } from './list-filters.tsx';
import { TakeMatching } from './list-matching.tsx';
import { ListPanel } from './list-panel.tsx';
import { Foot, Head, Nothing } from './list-parts.tsx';
import type { ListFrameProps, ListPage } from './list-props.ts';
import { ListQueue } from './list-queue.tsx';
import { ExportButton, ListTools } from './list-tools.tsx';
import { tableColumn, TickCard, tickColumn, useTicks } from './list-ticks.tsx';
import { Table } from './table.tsx';
import { useWide } from '../use-wide.ts';
import { listPartTexts } from './list.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const besideFrom = 1280;
const tableFrom = 768;

const sortingOf = (sort: string): SortingState => [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }];
const sortOf = ([first]: SortingState): string | null => (first ? `${first.desc ? '-' : ''}${first.id}` : null);

/** The page of rows that the address asks for; the former page stays while the next one comes. */
function useListRows<Row>({ name, read }: Pick<ListFrameProps<Row>, 'name' | 'read'>, { wanted }: ListAddress) {
  return useQuery<ListPage<Row>>({
    queryKey: ['list', name, wanted],
    queryFn: ({ signal }) => read(wanted, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    staleTime: 5000,
  });
}

const countOf = ({ total, has_more }: ListPage<unknown>, [one, many]: readonly [string, string], language: Language) =>
  `${has_more ? textsIn(listPartTexts, language).orMore({ count: formatCount(total) }) : formatCount(total)} ${total === 1 ? one : many}`;

/** Opening and closing the panel; the focus goes back to the row that it came from. */
function useOpenRow<Row>(address: ListAddress, rows: readonly Row[], rowId: (row: Row) => string) {
  const from = useRef<HTMLElement | null>(null);
  const index = rows.findIndex((row) => rowId(row) === address.open);
  const at = (step: number) => {
    const row = index < 0 ? undefined : rows[index + step];
    return row ? () => address.setOpen(rowId(row)) : undefined;
  };
  return {
    open: (row: Row) => {
      from.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      address.setOpen(rowId(row));
    },
    close: () => {
      address.setOpen(null);
      from.current?.focus();
    },
    previous: at(-1),
    next: at(1),
  };
}

type Ticks<Row> = ReturnType<typeof useTicks<Row>>;

/** What stands beside the table: something about the ticked rows, or the panel of the open one. */
function useBeside<Row>(
  { side: sideOf, panel }: Pick<ListFrameProps<Row>, 'side' | 'panel'>,
  ticks: Ticks<Row>,
  address: ListAddress,
) {
  const beside = useWide(besideFrom);
  const side = sideOf?.({ rows: ticks.shown, untick: ticks.clear, beside }) ?? null;
  const openId = side === null && panel ? address.open : null;
  const isSplit = beside && (side !== null || openId !== null);
  const columns = side === null ? 'grid-cols-[minmax(0,1fr)_480px]' : 'grid-cols-[minmax(0,1fr)_496px]';
  return { beside, side, openId, isSplit, layout: isSplit ? `grid ${columns}` : undefined };
}

/** The columns that are shown, with the boxes before them. */
function useColumns<Row>(
  { columns, rowName, bulk = [] }: Pick<ListFrameProps<Row>, 'columns' | 'rowName' | 'bulk'>,
  ticks: Ticks<Row>,
  { hidden, isSplit }: { hidden: readonly string[]; isSplit: boolean },
) {
  const language = useLanguage();
  const shown = columns.filter(({ id, spare }) => !hidden.includes(id) && !(isSplit && spare));
  const boxes = bulk.length > 0 ? [tickColumn(ticks, rowName, language)] : [];
  return [...boxes, ...shown.map((each) => tableColumn(each))];
}

/** The card of a phone, with its box to tick where the list wants one. */
function useCard<Row>(
  { card, rowName, bulk = [], tickCards }: Pick<ListFrameProps<Row>, 'card' | 'rowName' | 'bulk' | 'tickCards'>,
  ticks: Ticks<Row>,
) {
  const isTable = useWide(tableFrom);
  if (!tickCards || isTable || bulk.length === 0) return card;
  return (row: Row) => (
    <TickCard ticks={ticks} row={row} rowName={rowName}>
      {card(row)}
    </TickCard>
  );
}

/** Every list of a panel: search, filters, order, page and open row in the address; views with the account, columns and density on the device; ticks with what can be done to them; the list as a file. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const t = useTexts(listPartTexts);
  const language = useLanguage();
  const { name, title, columns, rowId, rowName, card, filters = [], quick = [], bulk = [], panel } = props;
  const names = [...filters, ...quick.flatMap((each) => Object.keys(each.filters).map((key) => ({ name: key })))];
  const address = useListAddress(props.sort, [...new Set(names.map((each) => each.name))]);
  const device = useListDevice(name);
  const [{ dense, hidden }] = device;
  const client = useQueryClient();
  const online = useOnline();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useListRows(props, address);
  const rows = useMemo(() => data?.rows ?? [], [data]);
  const ticks = useTicks(rows, rowId, JSON.stringify(address.wanted));
  const row = useOpenRow(address, rows, rowId);
  const { beside, side, openId, isSplit, layout } = useBeside(props, ticks, address);
  const cardOf = useCard(props, ticks);
  const all = useColumns(props, ticks, { hidden, isSplit });
  const refused = error instanceof ApiError && error.status === 400;
  useEffect(() => {
    if (refused && address.isNarrowed) address.show('');
  }, [refused, address]);
  if (beside && panel && props.large && openId !== null)
    return (
      <ListQueue {...{ title, rows, rowId, card }} openId={openId} onOpen={row.open} onClose={row.close}>
        {panel(openId)}
      </ListQueue>
    );

  return (
    <div className={layout}>
      <title>{`${title} · Tawa`}</title>
      <div className="min-w-0 px-4 py-5 lg:px-6">
        <Head title={title} lead={props.lead ?? (data && countOf(data, props.nouns, language))}>
          <ListTools name={name} device={device} address={address} columns={columns} />
          {props.readCsv && <ExportButton name={name} wanted={address.wanted} readCsv={props.readCsv} />}
          {props.action}
        </Head>
        {props.above}
        <div className="mt-4 mb-4">
          <ListFilters {...{ filters, quick, address }} searchLabel={props.searchLabel} narrow={isSplit} />
        </div>
        {!online && (
          <Banner tone="warning" className="mb-4">
            {t.offline}
          </Banner>
        )}
        {error && !data ? (
          <FailedPart text={messageFrom(error, t.failed)} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <div
            className={cx(
              'md:overflow-hidden md:rounded-xl md:border md:border-line md:bg-surface',
              isPlaceholderData && 'busy-line',
            )}
            aria-busy={isFetching}
          >
            {data && bulk.length > 0 && !isPlaceholderData && (
              <TakeMatching {...props} list={data} wanted={address.wanted} ticks={ticks} />
            )}
            <Table
              label={title}
              rows={rows}
              columns={all}
              rowId={rowId}
              loading={isPending}
              empty={<Nothing address={address} empty={props.empty} />}
              onOpen={side === null && panel ? row.open : undefined}
              openId={openId ?? undefined}
              isMarked={side === null ? undefined : ticks.has}
              onTick={bulk.length > 0 ? ticks.toggle : undefined}
              sorting={sortingOf(address.wanted.sort)}
              onSortingChange={(change) => {
                const next = typeof change === 'function' ? change(sortingOf(address.wanted.sort)) : change;
                address.setSort(sortOf(next) ?? props.sort);
              }}
              card={cardOf}
              dense={dense}
            />
          </div>
        )}
        {data && <Foot address={address} list={data} />}
      </div>
      {side}
      {panel && openId !== null && (
        <ListPanel beside={beside} onClose={row.close} onPrevious={row.previous} onNext={row.next}>
          {panel(openId)}
        </ListPanel>
      )}
      <BulkBar
        actions={bulk}
        rows={side === null ? ticks.shown : []}
        rowName={rowName}
        onDone={() => {
          ticks.clear();
          void client.invalidateQueries({ queryKey: ['list', name] });
        }}
      />
    </div>
  );
}
