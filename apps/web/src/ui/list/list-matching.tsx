import { tablePageSize } from '@tawa/domain/common/limits';
import { messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { toast } from '../toast/toast.ts';
import type { ListFrameProps, ListPage, ListQuery } from './list-props.ts';
import type { useTicks } from './list-ticks.tsx';
import { listPartTexts } from './list.texts.ts';

/** Rows that one request takes at most. */
export const bulkShare = 100;

interface Props<Row> extends Pick<ListFrameProps<Row>, 'read' | 'rowId' | 'bulkMost'> {
  list: ListPage<Row>;
  wanted: ListQuery;
  ticks: ReturnType<typeof useTicks<Row>>;
}

/** Once a whole page is ticked: ticks all that match, up to what one request takes. */
export function TakeMatching<Row>({ list, wanted, ticks, read, rowId, bulkMost = bulkShare }: Props<Row>) {
  const t = useTexts(listPartTexts);
  const take = useMutation({
    mutationFn: async () => {
      const most = Math.min(list.total, bulkMost);
      const found = new Map<string, Row>();
      for (let page = 1; page <= Math.ceil(most / tablePageSize); page += 1)
        for (const row of (await read({ ...wanted, page }, new AbortController().signal)).rows)
          if (found.size < most) found.set(rowId(row), row);
      return [...found.values()];
    },
    onSuccess: ticks.take,
    onError: (failure) => toast.error(messageFrom(failure, t.failed)),
  });
  if (!ticks.all || list.total <= list.rows.length) return null;
  const isTaken = ticks.shown.length > list.rows.length;
  const most = Math.min(list.total, bulkMost);
  const isCut = list.total > bulkMost;
  return (
    <p
      role="status"
      className="num flex flex-wrap items-center gap-x-3 border-b border-line bg-brand-soft px-4 py-1 text-sm"
    >
      <span>
        {isTaken
          ? t.takenAll({ count: formatCount(ticks.shown.length) })
          : t.takenPage({ count: formatCount(list.rows.length) })}
      </span>
      {isTaken ? (
        <button type="button" className="min-h-11 font-bold text-brand-ink underline" onClick={ticks.clear}>
          {t.unselect}
        </button>
      ) : (
        <button
          type="button"
          className="min-h-11 font-bold text-brand-ink underline disabled:opacity-50"
          disabled={take.isPending}
          onClick={() => take.mutate()}
        >
          {take.isPending
            ? t.working
            : isCut
              ? t.takeFirst({ count: formatCount(most), total: formatCount(list.total) })
              : t.takeAll({ count: formatCount(most) })}
        </button>
      )}
    </p>
  );
}
