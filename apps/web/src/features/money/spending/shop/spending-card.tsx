import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { spendingQuery } from './spending.queries.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { spendingTexts } from './spending.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';

const spansIn = keepEach((language: Language) => {
  const t = textsIn(spendingTexts, language);
  return [
    { value: 'month' as const, label: t.month },
    { value: 'all' as const, label: t.all },
  ];
});

/** What finished orders cost and saved; nothing before the first. */
export function SpendingCard({ userid }: { userid: number }) {
  const t = useTexts(spendingTexts);
  const language = useLanguage();
  const { data } = useQuery(spendingQuery(userid));
  const [span, setSpan] = useState<'month' | 'all'>('month');
  if (!data || data.all.orders === 0) return null;
  const { orders, spent, saved } = data[span];
  return (
    <Card title={t.spentSaved}>
      <Segmented label={t.whichTime} value={span} onChange={setSpan} options={spansIn(language)} />
      <dl className="mt-4 grid grid-cols-2 gap-3" aria-live="polite">
        <div>
          <dt className="text-note text-ink-3">{t.spent}</dt>
          <dd className="num text-xl font-bold">{formatRupees(spent)}</dd>
        </div>
        <div>
          <dt className="text-note text-ink-3">{t.saved}</dt>
          <dd className="num text-xl font-bold text-success">{formatRupees(saved)}</dd>
        </div>
      </dl>
      <p className="num mt-2 text-note text-ink-3">{t.ordersAfterRefunds({ orders })}</p>
    </Card>
  );
}
