import { decidePriceReport, type OfficePriceReport } from '@tawa/contract/catalogue/menu/menu.reports.office';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { useListRow } from '#ui/list/use-list-row.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { Facts, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { useAction } from '#ui/use-action.ts';
import { PriceReportState } from './price-report-state.tsx';
import { priceReportsTexts } from './reports.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

function Decide({ row: { price_report_id } }: { row: OfficePriceReport }) {
  const t = useTexts(priceReportsTexts);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const action = useAction(['list', 'price-reports']);
  const decide = (decision: 'uphold' | 'dismiss') => {
    if (reason.trim() === '') return setMissing(true);
    return action.mutate({
      run: () => call(decidePriceReport, { params: { price_report_id }, body: { decision, reason: reason.trim() } }),
      done: decision === 'uphold' ? t.upheldDone : t.dismissedDone,
    });
  };
  return (
    <div className="space-y-3">
      <p className="text-sm text-ink-2">{t.hint}</p>
      <TextareaField
        label={t.reason}
        rows={2}
        maxLength={reasonLengthMax}
        value={reason}
        error={missing ? t.reasonMissing : undefined}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button pending={action.isPending} onClick={() => decide('uphold')}>
          {t.uphold}
        </Button>
        <Button variant="secondary" pending={action.isPending} onClick={() => decide('dismiss')}>
          {t.dismiss}
        </Button>
      </div>
    </div>
  );
}

/** One report with its facts: what was seen, said and shown, and what came of others. */
export function PriceReportPanel({ id }: { id: string }) {
  const t = useTexts(priceReportsTexts);
  const language = useLanguage();
  const row = useListRow<OfficePriceReport>('price-reports', ({ price_report_id }) => `${price_report_id}` === id);
  if (!row) return <Banner tone="info">{t.gone}</Banner>;
  const { counter_price_now: now } = row;
  return (
    <>
      <PanelHead title={row.dish_name} badge={<PriceReportState state={row.state} />}>
        {row.restaurant_name}
        {row.reason && <p className="font-semibold">“{row.reason}”</p>}
      </PanelHead>
      {row.note !== '' && <p className="my-3 text-body wrap-anywhere">“{row.note}”</p>}
      <Facts
        facts={[
          [t.seen, formatRupees(row.price_seen)],
          [t.said, formatRupees(row.counter_price)],
          [t.now, now === null ? t.nothing : formatRupees(now)],
          [t.here, formatRupees(row.menu_price)],
          [t.author, row.name],
          [t.sent, formatDateTime(row.created_on, language)],
          [t.ofRestaurant, t.counts({ upheld: row.restaurant_upheld, dismissed: row.restaurant_dismissed })],
          [t.ofCustomer, t.counts({ upheld: row.customer_upheld, dismissed: row.customer_dismissed })],
        ]}
      />
      <Link
        to={paths.dish(row.menu_id)}
        className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
      >
        {t.openMenu}
      </Link>
      {row.state === 'waiting' && (
        <ForActing part="feedback">
          <PanelPart title={t.decide}>
            <Decide row={row} />
          </PanelPart>
        </ForActing>
      )}
    </>
  );
}
