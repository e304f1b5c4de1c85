import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plural } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { spendingQuery } from './spending.queries.ts';

const spans = [
  { value: 'month' as const, label: 'This month' },
  { value: 'all' as const, label: 'All' },
];

/** What finished orders cost and saved; nothing before the first. */
export function SpendingCard({ userid }: { userid: number }) {
  const { data } = useQuery(spendingQuery(userid));
  const [span, setSpan] = useState<'month' | 'all'>('month');
  if (!data || data.all.orders === 0) return null;
  const { orders, spent, saved } = data[span];
  return (
    <Card title="Spent and saved">
      <Segmented label="Which time" value={span} onChange={setSpan} options={spans} />
      <dl className="mt-4 grid grid-cols-2 gap-3" aria-live="polite">
        <div>
          <dt className="text-note text-ink-3">Spent</dt>
          <dd className="num text-xl font-bold">{formatRupees(spent)}</dd>
        </div>
        <div>
          <dt className="text-note text-ink-3">Saved</dt>
          <dd className="num text-xl font-bold text-success">{formatRupees(saved)}</dd>
        </div>
      </dl>
      <p className="num mt-2 text-note text-ink-3">{plural(orders, 'order')}, after refunds</p>
    </Card>
  );
}
