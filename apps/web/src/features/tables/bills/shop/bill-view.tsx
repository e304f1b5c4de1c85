import type { PayPage } from '@tawa/contract/money/payments';
import type { TableBill, TablePage } from '@tawa/contract/tables/bills';
import { formatRupees, toPaise, toRupees } from '@tawa/domain/common/money';
import { equalPartOf, tableGuestsMax, type TablePartKind } from '@tawa/domain/tables/bills';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { type ReactNode, useState } from 'react';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { Initial } from '#ui/initial.tsx';
import { QuantityStepper } from '#ui/form/stepper.tsx';
import type { Part, TableKeys } from './bills.queries.ts';
import { tableTexts } from './bills.texts.ts';
import { OwnClaim } from './own-claim.tsx';
import { PaySheet } from './pay-sheet.tsx';
import { useLanguage } from '#lib/i18n/language.ts';

type Person = TableBill['people'][number];
const isGone = (status: string) => status === 'rejected' || status === 'cancelled' || status === 'expired';

/** One person with what they sent; what did not come is told and struck out. */
function PersonPart({ person }: { person: Person }) {
  const t = useTexts(tableTexts);
  return (
    <li className="flex gap-3 py-3">
      <Initial name={person.name} className="size-10! text-base!" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-base leading-6 font-bold">
          <span className="wrap-anywhere">{person.name}</span>
          {person.is_own && <span className="font-normal text-ink-3">{t.you}</span>}
          {person.is_paid && (
            <Badge tone="success" icon={CheckCircleIcon}>
              {t.paid}
            </Badge>
          )}
        </p>
        {person.rounds.length === 0 && <p className="text-sm text-ink-3">{t.nothingYet}</p>}
        {person.rounds.map((round) => (
          <div key={round.order_number} className="mb-1.5 last:mb-0">
            {round.lines.map((line) => (
              <p key={line.line_id} className="num flex gap-3 text-sm leading-[1.375rem] text-ink-2">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {line.quantity === 1 ? line.name : t.times({ quantity: line.quantity, dish: line.name })}
                  {line.options.length > 0 && (
                    <span className="block text-note text-ink-3">{line.options.join(' · ')}</span>
                  )}
                </span>
                {isGone(round.status) ? <s>{formatRupees(line.amount)}</s> : formatRupees(line.amount)}
              </p>
            ))}
            <p className={isGone(round.status) ? 'text-note font-semibold text-danger' : 'text-note text-ink-3'}>
              {t.states[round.status]}
            </p>
          </div>
        ))}
      </div>
    </li>
  );
}

const Row = ({ name, amount, className }: { name: ReactNode; amount: string; className?: string }) => (
  <div className={`flex justify-between gap-4 ${className ?? ''}`}>
    <dt className="min-w-0 wrap-anywhere">{name}</dt>
    <dd className="num whitespace-nowrap">{amount}</dd>
  </div>
);

function Sums({ bill }: { bill: TableBill }) {
  const t = useTexts(tableTexts);
  const words = ({ part_id, name, is_own, is_paid, method }: TableBill['parts'][number]) => {
    if (part_id === null) return t.paidBefore;
    if (is_own && is_paid) return t.paidByYou;
    if (is_own) return method === null ? t.claimedByYou : t.payingByYou;
    if (name === null) return t.paidHere;
    if (is_paid) return t.paidBy({ name });
    return method === null ? t.claimedBy({ name }) : t.payingOnline({ name });
  };
  const paid = bill.parts.filter(({ is_paid, amount }) => is_paid && amount > 0);
  const back = bill.parts.filter((part) => part.is_own && part.back > 0);
  const claimed = bill.parts.filter(({ is_paid }) => !is_paid);
  return (
    <dl className="space-y-1 border-t border-line pt-3 text-body text-ink-2">
      <Row name={t.dishes} amount={formatRupees(bill.dishes)} />
      {bill.fees > 0 && <Row name={t.fees} amount={formatRupees(bill.fees)} />}
      {bill.taxes.map(({ rate_bp, amount }) => (
        <Row key={rate_bp} name={t.gst({ rate: rate_bp / 100 })} amount={formatRupees(amount)} />
      ))}
      {bill.tip > 0 && <Row name={t.tip} amount={formatRupees(bill.tip)} />}
      {bill.less > 0 && <Row name={t.less} amount={formatRupees(-bill.less)} />}
      {paid.length > 0 && <Row name={t.total} amount={formatRupees(bill.total)} className="font-semibold text-ink" />}
      {paid.map((part) => (
        <Row
          key={part.part_id ?? 'elsewhere'}
          name={words(part)}
          amount={formatRupees(-part.amount)}
          className="font-semibold text-success"
        />
      ))}
      {paid
        .filter(({ tip }) => tip > 0)
        .map((part) => (
          <Row
            key={part.part_id}
            name={part.is_own || part.name === null ? t.tipByYou : t.tipBy({ name: part.name })}
            amount={formatRupees(part.tip)}
          />
        ))}
      {back.map((part) => (
        <Row key={part.part_id} name={t.goesBack} amount={formatRupees(part.back)} />
      ))}
      <Row name={t.left} amount={formatRupees(Math.max(0, bill.left))} className="pt-1 text-lg font-bold text-ink" />
      {claimed.map((part) => (
        <Row key={part.part_id} name={words(part)} amount={formatRupees(part.amount)} />
      ))}
    </dl>
  );
}

const kinds = ['own', 'equal', 'all'] as const;

interface PayingProps {
  keys: TableKeys;
  bill: TableBill;
  goToPay: (page: PayPage) => void;
}

/** What this phone may pay: its dishes, a part of so many, or all that is left. */
function Paying({ keys, bill, goToPay }: PayingProps) {
  const t = useTexts(tableTexts);
  const [kind, setKind] = useState<TablePartKind>('own');
  const [people, setPeople] = useState<number | null>(null);
  const [part, setPart] = useState<Part | null>(null);
  const asked = bill.parts.find(({ is_own, is_paid }) => is_own && !is_paid);
  if (bill.left <= 0)
    return (
      <Banner tone="success" className="mt-4">
        {bill.left < 0 ? t.owed({ amount: formatRupees(-bill.left) }) : t.allPaid}
      </Banner>
    );
  if (asked) return <OwnClaim keys={keys} claim={asked} goToPay={goToPay} />;
  const of = people ?? bill.payers;
  const amount = kind === 'equal' ? toRupees(equalPartOf(toPaise(bill.ways.all), of)) : bill.ways[kind];
  const chosen = { kind, amount, ...(kind === 'equal' && { of }) };
  return (
    <>
      <h2 className="mt-5 text-sm font-semibold">{t.youPay}</h2>
      <Segmented
        label={t.youPay}
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({ value, label: t.ways[value] }))}
        className="mt-2 w-full"
      />
      {kind === 'equal' && (
        <div className="mt-3 flex items-center justify-between gap-3">
          <span className="min-w-0 text-body">{t.split}</span>
          <QuantityStepper label={t.split} value={of} max={tableGuestsMax} onChange={setPeople} />
        </div>
      )}
      <p className="mt-2.5 text-note text-ink-3">{t.note}</p>
      <div className="sticky bottom-0 -mx-4 mt-5 border-t border-line bg-canvas px-4 pt-3 pb-4">
        {amount > 0 ? (
          <>
            <Button size={56} wide amount={formatRupees(amount)} onClick={() => setPart(chosen)}>
              {t.payButtons[kind]}
            </Button>
            <p className="mt-2 text-center text-note text-ink-3">
              {bill.methods.length > 0 ? t.payHint : t.payHintCash}
            </p>
          </>
        ) : (
          <p className="flex min-h-14 items-center justify-center text-body text-ink-2">{t.noWay}</p>
        )}
      </div>
      {part && (
        <PaySheet keys={keys} part={part} methods={bill.methods} goToPay={goToPay} onClose={() => setPart(null)} />
      )}
    </>
  );
}

/** The bill of the table: who had what, what is paid, and this phone's part. */
export function BillView({
  keys,
  page,
  bill,
  goToPay,
  onBack,
}: {
  keys: TableKeys;
  page: TablePage;
  bill: TableBill;
  goToPay: (page: PayPage) => void;
  onBack: () => void;
}) {
  const t = useTexts(tableTexts);
  const language = useLanguage();
  return (
    <div className="mx-auto max-w-[560px] px-4 pb-6">
      <button
        type="button"
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm font-bold text-brand-ink"
        onClick={onBack}
      >
        <ArrowLeftIcon weight="bold" aria-hidden="true" /> {t.backToMenu}
      </button>
      <div className="mt-1 flex items-baseline justify-between gap-3">
        <h1 className="text-2xl font-bold">{t.billTitle}</h1>
        {page.since && (
          <span className="num text-sm text-ink-3">{t.since({ time: formatTime(page.since, language) })}</span>
        )}
      </div>
      <ul className="mt-2 divide-y divide-line">
        {bill.people.map((person) => (
          <PersonPart key={`${person.name} ${person.rounds[0]?.order_number ?? ''}`} person={person} />
        ))}
      </ul>
      <Sums bill={bill} />
      {bill.total > 0 && <Paying keys={keys} bill={bill} goToPay={goToPay} />}
    </div>
  );
}
