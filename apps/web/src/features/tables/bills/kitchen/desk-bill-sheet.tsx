import type { DeskBill, DeskTables } from '@tawa/contract/tables/bills.kitchen';
import { formatRupees } from '@tawa/domain/common/money';
import { isFinal } from '@tawa/domain/ordering/order-states';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { SelectField } from '#ui/form/input.tsx';
import { OrderState } from '#ui/panel/panel-order-state.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useCloseBill, useMoveBill, useSettlePart, useTakeRest } from './desk-bills.queries.ts';
import { deskBillsTexts } from './desk-bills.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Table = DeskTables['tables'][number];

interface Props {
  table: Table;
  bill: DeskBill;
  /** Where the party could be moved to. */
  free: readonly Table[];
  onMoved: (table_id: number) => void;
  onClose: () => void;
}

function Rounds({ bill }: { bill: DeskBill }) {
  const t = useTexts(deskBillsTexts);
  const language = useLanguage();
  return (
    <section>
      <h3 className="text-base font-bold">{t.ordered}</h3>
      {bill.rounds.length === 0 && <p className="mt-1 text-body text-ink-2">{t.rounds({ count: 0 })}</p>}
      <ul className="divide-y divide-line">
        {bill.rounds.map((round) => (
          <li key={round.order_number} className="py-3">
            <p className="flex flex-wrap items-center justify-between gap-2 text-body font-semibold">
              <span className="min-w-0 wrap-anywhere">
                {t.roundOf({ name: round.name, time: formatTime(round.placed_at, language) })}
              </span>
              <OrderState status={round.status} serving="table" />
            </p>
            {round.dishes.map(({ line_id, name, quantity }) => (
              <p key={line_id} className="text-sm wrap-anywhere text-ink-2">
                {t.dish({ quantity, dish: name })}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parts({ bill }: { bill: DeskBill }) {
  const t = useTexts(deskBillsTexts);
  const settle = useSettlePart();
  const rest = useTakeRest();
  const failed = (error: Error) => toast.error(messageFrom(error, t.failedAct));
  const isBusy = settle.isPending || rest.isPending;
  const words = ({ name, is_paid, method }: DeskBill['parts'][number]) => {
    if (name === null) return t.restPaid;
    if (method !== null) return is_paid ? t.paidOnline[method]({ name }) : t.paying({ name });
    return is_paid ? t.partPaid({ name }) : t.partOf({ name });
  };
  return (
    <section>
      <h3 className="text-base font-bold">{t.toPay}</h3>
      <dl className="mt-1 text-body">
        <div className="flex justify-between gap-4 py-1.5">
          <dt>{t.total}</dt>
          <dd className="num">{formatRupees(bill.total)}</dd>
        </div>
        {bill.parts.map((part) => (
          <div key={part.part_id} className="flex flex-wrap justify-between gap-x-4 gap-y-2 py-1.5">
            <dt className={cx('min-w-0 flex-1 wrap-anywhere', part.is_paid ? 'text-success' : 'font-semibold')}>
              {words(part)}
              {part.tip > 0 && (
                <span className="num block text-note font-normal text-ink-2">
                  {t.withTip({ amount: formatRupees(part.tip) })}
                </span>
              )}
            </dt>
            <dd className={cx('num', part.is_paid ? 'text-success' : 'font-semibold')}>
              {formatRupees(part.is_paid ? -part.amount : part.amount)}
            </dd>
            {!part.is_paid && (
              <dd className="flex basis-full gap-2">
                {part.method === null && (
                  <Button
                    size={48}
                    pending={isBusy}
                    onClick={() => settle.mutate({ part_id: part.part_id, to: 'paid' }, { onError: failed })}
                  >
                    {t.taken}
                  </Button>
                )}
                <Button
                  size={48}
                  variant="secondary"
                  pending={isBusy}
                  onClick={() => settle.mutate({ part_id: part.part_id, to: 'withdrawn' }, { onError: failed })}
                >
                  {part.method === null ? t.notTaken : t.free}
                </Button>
              </dd>
            )}
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line py-2 text-lg font-bold">
          <dt>{t.leftToPay}</dt>
          <dd className="num">{formatRupees(Math.max(0, bill.left))}</dd>
        </div>
      </dl>
      {bill.left < 0 && (
        <p className="text-body font-semibold text-danger">{t.giveBack({ amount: formatRupees(-bill.left) })}</p>
      )}
      {bill.open > 0 && (
        <Button
          wide
          variant="secondary"
          amount={formatRupees(bill.open)}
          pending={isBusy}
          onClick={() =>
            rest.mutate({ bill_id: bill.bill_id, amount: bill.open, version: bill.version }, { onError: failed })
          }
        >
          {t.takeRest}
        </Button>
      )}
    </section>
  );
}

function Moving({ bill, free, onMoved }: Pick<Props, 'bill' | 'free' | 'onMoved'>) {
  const t = useTexts(deskBillsTexts);
  const [chosen, setChosen] = useState('');
  const move = useMoveBill();
  const target = free.find(({ table_id }) => `${table_id}` === chosen) ?? free[0];
  if (!target) return <p className="text-note text-ink-3">{t.noFree}</p>;
  const go = () =>
    move.mutate(
      { bill_id: bill.bill_id, table_id: target.table_id, version: bill.version },
      {
        onSuccess: () => {
          toast.success(t.moved({ name: target.name }));
          onMoved(target.table_id);
        },
        onError: (error) => toast.error(messageFrom(error, t.failedAct)),
      },
    );
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <SelectField
          label={t.moveTo}
          value={`${target.table_id}`}
          options={free.map(({ table_id, name }) => ({ value: table_id, label: name }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </div>
      <Button variant="secondary" size={48} pending={move.isPending} pendingText={t.moving} onClick={go}>
        {t.move}
      </Button>
    </div>
  );
}

function Closing({ table, bill, onClose }: Pick<Props, 'table' | 'bill' | 'onClose'>) {
  const { close: t, failedAct } = useTexts(deskBillsTexts);
  const [asked, setAsked] = useState(false);
  const close = useCloseBill();
  if (!bill.rounds.every(({ status }) => isFinal(status))) return <p className="text-note text-ink-3">{t.cooking}</p>;
  const go = () =>
    close.mutate(
      { bill_id: bill.bill_id, version: bill.version },
      {
        onSuccess: () => {
          toast.success(t.done);
          onClose();
        },
        onError: (error) => toast.error(messageFrom(error, failedAct)),
        onSettled: () => setAsked(false),
      },
    );
  return (
    <>
      <Button variant="secondary" wide onClick={() => setAsked(true)}>
        {t.button}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t.title({ name: table.name })}
          confirmLabel={t.confirm}
          cancelLabel={t.keep}
          danger={bill.left > 0}
          pending={close.isPending}
          pendingText={t.pending}
          onConfirm={go}
          onCancel={() => setAsked(false)}
        >
          {bill.left > 0 ? t.unpaid({ amount: formatRupees(bill.left) }) : t.paid}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The bill of one table, with all that the staff does about it. */
export function DeskBillSheet({ table, bill, free, onMoved, onClose }: Props) {
  const t = useTexts(deskBillsTexts);
  const language = useLanguage();
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.tableName({ name: table.name })}
      subtitle={t.inVenue({ venue: table.venue_name, time: formatTime(bill.opened_at, language) })}
      phone="tall"
      desktop="drawer"
      width="medium"
    >
      <div className="grid gap-6">
        <dl className="grid grid-cols-2 gap-4 rounded-lg bg-surface-2 p-4">
          <div>
            <dt className="text-note text-ink-2">{t.pin}</dt>
            <dd className="num text-2xl font-extrabold tracking-[.12em]">{bill.pin}</dd>
          </div>
          <div className="min-w-0">
            <dt className="text-note text-ink-2">{t.guests}</dt>
            <dd className="text-body font-semibold wrap-anywhere">
              {bill.guests.length > 0 ? bill.guests.join(', ') : t.noGuests}
            </dd>
          </div>
        </dl>
        <Rounds bill={bill} />
        {bill.total > 0 && <Parts bill={bill} />}
        <Moving bill={bill} free={free} onMoved={onMoved} />
        <Closing table={table} bill={bill} onClose={onClose} />
      </div>
    </Sheet>
  );
}
