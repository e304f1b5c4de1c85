import type { TableCode, TableCodes as Codes } from '@tawa/contract/tables/bills.kitchen';
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { QrCodeIcon } from '@phosphor-icons/react/dist/ssr/QrCode';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { tableCodesQuery, useMakeCodes, useRemoveCode, useRenewCode } from './desk-bills.queries.ts';
import { deskBillsTexts } from './desk-bills.texts.ts';

const pictureOf = (qr: string) => `data:image/svg+xml,${encodeURIComponent(qr)}`;

interface Question {
  kind: 'renew' | 'remove';
  table: TableCode;
}

function Asking({ question: { kind, table }, onDone }: { question: Question; onDone: () => void }) {
  const { codes: t, failedAct } = useTexts(deskBillsTexts);
  const renew = useRenewCode();
  const remove = useRemoveCode();
  const act = kind === 'renew' ? renew : remove;
  const go = () =>
    act.mutate(table.table_id, {
      onError: (error) => toast.error(messageFrom(error, failedAct)),
      onSettled: onDone,
    });
  return (
    <ConfirmDialog
      title={kind === 'renew' ? t.renewTitle({ name: table.name }) : t.removeTitle({ name: table.name })}
      confirmLabel={kind === 'renew' ? t.confirmRenew : t.confirmRemove}
      cancelLabel={t.keep}
      danger
      pending={act.isPending}
      pendingText={t.pending}
      onConfirm={go}
      onCancel={onDone}
    >
      {kind === 'renew' ? t.renewText : t.removeText}
    </ConfirmDialog>
  );
}

function Card({ table, onAsk }: { table: TableCode; onAsk: (question: Question) => void }) {
  const { codes: t, tableName } = useTexts(deskBillsTexts);
  return (
    <li className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4">
      {table.code ? (
        <img
          src={pictureOf(table.code.qr)}
          alt={t.alt({ name: table.name })}
          width={96}
          height={96}
          className="shrink-0 rounded-md bg-[white]"
        />
      ) : (
        <span className="grid size-24 shrink-0 place-items-center rounded-md bg-surface-2 text-[2rem] text-ink-3">
          <QrCodeIcon aria-hidden="true" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <h2 className="text-lg font-bold wrap-anywhere">{tableName({ name: table.name })}</h2>
        <p className="truncate text-sm text-ink-2">{table.venue_name}</p>
        {table.code ? (
          <p className="flex flex-wrap gap-x-4">
            <button
              type="button"
              className="min-h-11 text-sm font-bold text-brand-ink"
              onClick={() => onAsk({ kind: 'renew', table })}
            >
              {t.renew}
            </button>
            <button
              type="button"
              className="min-h-11 text-sm font-bold text-brand-ink"
              onClick={() => onAsk({ kind: 'remove', table })}
            >
              {t.remove}
            </button>
          </p>
        ) : (
          <p className="py-2.5 text-sm text-ink-3">{t.none}</p>
        )}
      </div>
    </li>
  );
}

/** What is cut out and put on the tables: on paper alone. */
function PrintSheet({ restaurant_name, tables }: Codes) {
  const { codes: t, tableName } = useTexts(deskBillsTexts);
  return (
    <ul
      aria-label={t.sheet}
      className="print-alone hidden grid-cols-2 gap-[8mm] bg-[white] p-[10mm] text-[black] print:grid"
    >
      {tables.map(({ table_id, name, code }) =>
        code ? (
          <li key={table_id} className="break-inside-avoid rounded-lg border border-[#999] p-[6mm] text-center">
            <p className="text-base font-semibold">{restaurant_name}</p>
            <p className="text-2xl font-extrabold">{tableName({ name })}</p>
            <img src={pictureOf(code.qr)} alt="" className="mx-auto my-[3mm] size-[58mm]" />
            <p className="text-sm">{t.scan}</p>
          </li>
        ) : null,
      )}
    </ul>
  );
}

function CodeList(codes: Codes) {
  const { codes: t, failedAct, noTables } = useTexts(deskBillsTexts);
  const [question, setQuestion] = useState<Question | null>(null);
  const make = useMakeCodes();
  const { tables } = codes;
  if (tables.length === 0) return <p className="py-6 text-body text-ink-2">{noTables}</p>;
  return (
    <>
      <p className="max-w-prose text-body text-ink-2">{t.intro}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {tables.some(({ code }) => code === null) && (
          <Button
            icon={QrCodeIcon}
            pending={make.isPending}
            pendingText={t.making}
            onClick={() => make.mutate(undefined, { onError: (error) => toast.error(messageFrom(error, failedAct)) })}
          >
            {t.make}
          </Button>
        )}
        {tables.some(({ code }) => code !== null) && (
          <Button variant="secondary" icon={PrinterIcon} onClick={() => window.print()}>
            {t.print}
          </Button>
        )}
      </div>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {tables.map((table) => (
          <Card key={table.table_id} table={table} onAsk={setQuestion} />
        ))}
      </ul>
      <PrintSheet {...codes} />
      {question && <Asking question={question} onDone={() => setQuestion(null)} />}
    </>
  );
}

/** The code of each table: made, printed, made anew. */
export function TableCodes() {
  const { codes: t } = useTexts(deskBillsTexts);
  const query = useQuery(tableCodesQuery());
  const skeleton = (
    <Loading label={t.loading} className="grid gap-3 px-4 sm:grid-cols-2 lg:px-6">
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-32 w-full" />
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={t.failed} noticeClassName="p-6">
      {(codes) => (
        <div className="px-4 pb-10 lg:px-6">
          <CodeList {...codes} />
        </div>
      )}
    </Part>
  );
}
