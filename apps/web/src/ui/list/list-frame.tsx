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
import { ListPanel } from './list-panel.tsx';
import { Foot, Head, Nothing } from './list-parts.tsx';
import type { ListFrameProps, ListPage } from './list-props.ts';
import { ListQueue } from './list-queue.tsx';
import { ExportButton, ListTools } from './list-tools.tsx';
import { tableColumn, tickColumn, useTicks } from './list-ticks.tsx';
import { Table } from './table.tsx';
import { useWide } from '../use-wide.ts';
import { listPartTexts } from './list.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const besideFrom = 1280;

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
  const ticks = useTicks(rows, rowId);
  const row = useOpenRow(address, rows, rowId);
  const beside = useWide(besideFrom);
  const isSplit = panel !== undefined && address.open !== null && beside;
  const shown = columns.filter(({ id, spare }) => !hidden.includes(id) && !(isSplit && spare));
  const all = [
    ...(bulk.length > 0 ? [tickColumn(ticks, rowName, language)] : []),
    ...shown.map((each) => tableColumn(each)),
  ];
  const refused = error instanceof ApiError && error.status === 400;
  useEffect(() => {
    if (refused && address.isNarrowed) address.show('');
  }, [refused, address]);
  if (isSplit && props.large && address.open !== null)
    return (
      <ListQueue {...{ title, rows, rowId, card }} openId={address.open} onOpen={row.open} onClose={row.close}>
        {panel(address.open)}
      </ListQueue>
    );

  return (
    <div className={cx(isSplit && 'grid grid-cols-[minmax(0,1fr)_480px]')}>
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
            <Table
              label={title}
              rows={rows}
              columns={all}
              rowId={rowId}
              loading={isPending}
              empty={<Nothing address={address} empty={props.empty} />}
              onOpen={panel && row.open}
              openId={address.open ?? undefined}
              onTick={bulk.length > 0 ? ticks.toggle : undefined}
              sorting={sortingOf(address.wanted.sort)}
              onSortingChange={(change) => {
                const next = typeof change === 'function' ? change(sortingOf(address.wanted.sort)) : change;
                address.setSort(sortOf(next) ?? props.sort);
              }}
              card={card}
              dense={dense}
            />
          </div>
        )}
        {data && <Foot address={address} list={data} />}
      </div>
      {panel && address.open !== null && (
        <ListPanel beside={beside} onClose={row.close} onPrevious={row.previous} onNext={row.next}>
          {panel(address.open)}
        </ListPanel>
      )}
      <BulkBar
        actions={bulk}
        rows={ticks.shown}
        rowName={rowName}
        onDone={() => {
          ticks.clear();
          void client.invalidateQueries({ queryKey: ['list', name] });
        }}
      />
    </div>
  );
}
