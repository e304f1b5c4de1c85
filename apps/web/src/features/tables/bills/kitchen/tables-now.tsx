import type { DeskTables } from '@tawa/contract/tables/bills.kitchen';
import { formatRupees } from '@tawa/domain/common/money';
import { HandCoinsIcon } from '@phosphor-icons/react/dist/ssr/HandCoins';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Part } from '#ui/page/part.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { DeskBillSheet } from './desk-bill-sheet.tsx';
import { deskTablesQuery, useLiveTables, useOpenBill } from './desk-bills.queries.ts';
import { deskBillsTexts } from './desk-bills.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Table = DeskTables['tables'][number];

function Money({ left, total }: { left: number; total: number }) {
  const t = useTexts(deskBillsTexts);
  if (left < 0) return <span className="num font-bold text-danger">{t.giveBack({ amount: formatRupees(-left) })}</span>;
  if (left > 0) return <span className="num font-bold">{t.left({ amount: formatRupees(left) })}</span>;
  return total > 0 ? <span className="font-bold text-success">{t.allPaid}</span> : null;
}

/** A table where guests sit, as one button to its bill. */
function RunningTable({ table, onOpen }: { table: Table; onOpen: () => void }) {
  const t = useTexts(deskBillsTexts);
  const language = useLanguage();
  const { bill } = table;
  if (!bill) return null;
  const asks = bill.parts.some(({ is_paid, method }) => !is_paid && method === null);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="press grid w-full gap-1 rounded-lg border border-line bg-surface p-4 text-left enabled-hover:border-line-strong"
    >
      <span className="flex flex-wrap items-center gap-2">
        <span className="text-lg font-bold wrap-anywhere">{t.tableName({ name: table.name })}</span>
        {asks && (
          <Badge tone="warning" icon={HandCoinsIcon}>
            {t.wantsToPay}
          </Badge>
        )}
      </span>
      <span className="text-sm text-ink-2">
        {t.inVenue({ venue: table.venue_name, time: formatTime(bill.opened_at, language) })}
      </span>
      <span className="truncate text-sm text-ink-2">
        {bill.guests.length > 0 ? bill.guests.join(', ') : t.noGuests}
      </span>
      <span className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-body">
        <span className="text-ink-2">{t.rounds({ count: bill.rounds.length })}</span>
        <Money left={bill.left} total={bill.total} />
      </span>
    </button>
  );
}

function FreeTables({ tables, onOpened }: { tables: readonly Table[]; onOpened: (table_id: number) => void }) {
  const t = useTexts(deskBillsTexts);
  const open = useOpenBill();
  const press = (table: Table) =>
    open.mutate(table.table_id, {
      onSuccess: (seen) => {
        const pin = seen.tables.find(({ table_id }) => table_id === table.table_id)?.bill?.pin ?? '';
        toast.success(t.opened({ pin }));
        onOpened(table.table_id);
      },
      onError: (error) => toast.error(messageFrom(error, t.failedAct)),
    });
  return (
    <section className="mt-8">
      <h2 className="text-lg font-bold">{t.freeTables}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {tables.map((table) => (
          <li key={table.table_id}>
            <button
              type="button"
              aria-label={
                table.has_code
                  ? t.openBill({ table: t.tableName({ name: table.name }) })
                  : `${t.openBill({ table: t.tableName({ name: table.name }) })}, ${t.noCode}`
              }
              aria-disabled={open.isPending || undefined}
              onClick={open.isPending ? undefined : () => press(table)}
              className="press inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-body font-semibold"
            >
              <span className="wrap-anywhere">{table.name}</span>
              {!table.has_code && <span className="text-note font-normal text-ink-3">{t.noCode}</span>}
              <PlusIcon weight="bold" aria-hidden="true" className="text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tables({ tables }: DeskTables) {
  const t = useTexts(deskBillsTexts);
  const [openId, setOpenId] = useState<number | null>(null);
  const running = tables.filter(({ bill }) => bill !== null);
  const free = tables.filter(({ bill }) => bill === null);
  const opened = running.find(({ table_id }) => table_id === openId);
  if (tables.length === 0) return <p className="py-6 text-body text-ink-2">{t.noTables}</p>;
  return (
    <>
      {running.length === 0 ? (
        <EmptyState title={t.nobody.title}>{t.nobody.text}</EmptyState>
      ) : (
        <section>
          <h2 className="text-lg font-bold">{t.running({ count: running.length })}</h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {running.map((table) => (
              <li key={table.table_id} className="grid min-w-0">
                <RunningTable table={table} onOpen={() => setOpenId(table.table_id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {free.length > 0 && <FreeTables tables={free} onOpened={setOpenId} />}
      {opened?.bill && (
        <DeskBillSheet
          table={opened}
          bill={opened.bill}
          free={free}
          onMoved={setOpenId}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}

/** Who sits at which table, what they sent, and what is left to pay. */
export function TablesNow() {
  const t = useTexts(deskBillsTexts);
  const query = useQuery(deskTablesQuery());
  useLiveTables();
  const skeleton = (
    <Loading label={t.loading} className="grid gap-3 px-4 sm:grid-cols-2 lg:px-6">
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-32 w-full" />
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={t.failed} noticeClassName="p-6">
      {(seen) => (
        <div className="px-4 pb-10 lg:px-6">
          <Tables {...seen} />
        </div>
      )}
    </Part>
  );
}
