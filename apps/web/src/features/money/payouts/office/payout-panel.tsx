import type { AuditEntry } from '@tawa/contract/insight/audit';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatCount, formatDateTime } from '#lib/format.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Facts, PanelBody, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { toast } from '#ui/toast/toast.ts';
import { PayoutState } from '../payout-state.tsx';
import { ComeBackSheet, CorrectionSheet, PaySheet } from './payout-sheets.tsx';
import {
  deedsOf,
  statementQuery,
  useSaveOfficeStatement,
  usePayoutAction,
  type OfficeStatement,
} from './payouts.queries.ts';
import { LineCard, partsOf } from '../statement-lines.tsx';
import { weekOf } from '../week-of.ts';
import { officePayoutsTexts } from './payouts.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

type Statement = OfficeStatement['payout'];

const signed = (rupees: number): string => formatRupees(rupees).replace('-', '−');

function Actions({ payout }: { payout: Statement }) {
  const language = useLanguage();
  const t = useTexts(officePayoutsTexts);
  const [sheet, setSheet] = useState<'pay' | 'adjust' | 'back' | null>(null);
  const action = usePayoutAction();
  const close = () => setSheet(null);
  if (payout.status === 'paid')
    return payout.net <= 0 ? null : (
      <div>
        <Button size={40} variant="secondary" onClick={() => setSheet('back')}>
          {t.comeBack}
        </Button>
        {sheet === 'back' && <ComeBackSheet payout={payout} onClose={close} />}
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {payout.status === 'draft' && (
        <Button
          size={40}
          pending={action.isPending}
          pendingText={t.issuing}
          onClick={() => action.mutate(deedsOf(payout.payout_id, language).issue)}
        >
          {t.issue}
        </Button>
      )}
      {payout.status === 'issued' && (
        <Button size={40} onClick={() => setSheet('pay')}>
          {t.pay}
        </Button>
      )}
      <Button
        size={40}
        variant={payout.status === 'disputed' ? 'primary' : 'secondary'}
        onClick={() => setSheet('adjust')}
      >
        {t.adjust}
      </Button>
      {sheet === 'pay' && <PaySheet payout={payout} onClose={close} />}
      {sheet === 'adjust' && <CorrectionSheet payout={payout} onClose={close} />}
    </div>
  );
}

function Files({ payout }: { payout: Statement }) {
  const t = useTexts(officePayoutsTexts);
  const { mutate, isPending, variables } = useSaveOfficeStatement();
  const save = (as: 'pdf' | 'csv') => () =>
    mutate({ payout, as }, { onError: (error) => toast.error(messageFrom(error, t.failed)) });
  // A draft is no paper yet.
  const kinds = payout.status === 'draft' ? (['csv'] as const) : (['pdf', 'csv'] as const);
  return (
    <span className="flex gap-2">
      {kinds.map((as) => (
        <Button
          key={as}
          variant="secondary"
          size={40}
          aria-label={t.save({ as: as.toUpperCase() })}
          pending={isPending && variables.as === as && t.saving}
          onClick={save(as)}
        >
          {as.toUpperCase()}
        </Button>
      ))}
    </span>
  );
}

const moment = (at: string | null, language: Language) =>
  at === null ? textsIn(officePayoutsTexts, language).notYet : formatDateTime(at, language);

const factsOf = (payout: Statement, language: Language): [string, ReactNode][] => {
  const t = textsIn(officePayoutsTexts, language);
  return [
    [t.facts.week, weekOf(payout, language)],
    [t.facts.orders, formatCount(payout.orders)],
    [t.facts.issued, moment(payout.issued_at, language)],
    [t.facts.paid, moment(payout.paid_at, language)],
    ...(payout.reference === null ? [] : [[t.facts.reference, payout.reference] satisfies [string, ReactNode]]),
  ];
};

interface Props {
  payoutId: number;
  /** What the office did with it. */
  history: (entries: readonly AuditEntry[]) => ReactNode;
}

/** One statement: what it is made of, what the office may do with it, and its lines. */
export function OfficePayout({ payoutId, history }: Props) {
  const language = useLanguage();
  const t = useTexts(officePayoutsTexts);
  return (
    <PanelBody query={useQuery(statementQuery(payoutId))} failed={t.loadFailed}>
      {({ payout, lines, history: entries }) => (
        <>
          <PanelHead title={signed(payout.net)} badge={<PayoutState {...payout} />}>
            <Link
              to={`/payouts?restaurant=${payout.restaurant_id}`}
              className="relative font-semibold text-brand-ink after:absolute after:inset-x-0 after:-inset-y-3.5"
            >
              {payout.restaurant_name}
              <span className="sr-only">, {t.all}</span>
            </Link>
          </PanelHead>
          {payout.status === 'disputed' && (
            <Banner tone="warning" className="mb-4">
              {t.dispute({ text: payout.dispute ?? '' })} {t.disputeHint}
            </Banner>
          )}
          <ForActing part="money">
            <Actions payout={payout} />
          </ForActing>
          <div className="mt-4">
            <Facts facts={factsOf(payout, language)} className="mb-4" />
            <PanelPart title={t.sums}>
              <dl className="num space-y-1.5 text-sm">
                {partsOf(lines, language).map(([label, rupees]) => (
                  <div
                    key={label}
                    className="flex justify-between gap-3 last:border-t last:border-line last:pt-1.5 last:font-bold"
                  >
                    <dt>{label}</dt>
                    <dd>{signed(rupees)}</dd>
                  </div>
                ))}
              </dl>
            </PanelPart>
            <PanelPart title={t.lines} aside={<Files payout={payout} />}>
              {lines.length === 0 && <p className="text-sm text-ink-3">{t.noLines}</p>}
              <ul aria-label={t.payout.lines}>
                {lines.map((line) => (
                  <li key={line.order_number ?? line.at} className="border-t border-line py-2 first:border-t-0">
                    <LineCard {...line} />
                  </li>
                ))}
              </ul>
            </PanelPart>
            <PanelPart title={t.history}>{history(entries)}</PanelPart>
          </div>
        </>
      )}
    </PanelBody>
  );
}
