import type { Fall, Statistics } from '@tawa/contract/insight/statistics';
import { useTexts, type TextsOf } from '#lib/i18n/texts.ts';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { signedRupees } from './figure-words.ts';
import { Behind, useReaderWords } from './office/reader.tsx';
import { statisticsTexts } from './statistics.texts.ts';

type Key = keyof TextsOf<typeof statisticsTexts>['fallRows'] | 'discounts' | 'refunds' | 'payout';
const sums: ReadonlySet<Key> = new Set(['gross', 'net', 'payout']);
const order: readonly Key[] = [
  'gross',
  'discounts',
  'refunds',
  'net',
  'extras',
  'commission',
  'commission_gst',
  'tds',
  'payout',
];

interface Step {
  key: Key;
  value: number;
  from: number;
  to: number;
}

/** Where each bar begins and ends: a sum from the ground, a part where the one before it ended. */
function stepsOf(fall: Fall): Step[] {
  let level = 0;
  return order.map((key) => {
    const value = fall[key];
    if (sums.has(key)) {
      level = value;
      return { key, value, from: 0, to: value };
    }
    const from = level;
    level += value;
    return { key, value, from: Math.min(from, level), to: Math.max(from, level) };
  });
}

function FallRow({ step: { key, value, from, to }, highest }: { step: Step; highest: number }) {
  const t = useTexts(statisticsTexts);
  const words = { ...t.fallRows, ...useReaderWords() };
  const isSum = sums.has(key);
  const tone = key === 'payout' ? 'fill-c3' : isSum ? 'fill-c1' : 'fill-c5';
  const at = (amount: number) => (highest > 0 ? Math.max(0, (amount / highest) * 100) : 0);
  return (
    <li className={cx('py-1.5', isSum && key !== 'gross' && 'border-t border-line pt-2.5')}>
      <span className={cx('flex items-baseline justify-between gap-3 text-sm', isSum ? 'font-bold' : 'text-ink-2')}>
        <span>{words[key]}</span>
        <span className="num whitespace-nowrap">
          <Behind figure={key === 'refunds' ? 'refunded' : 'delivered'}>{signedRupees(value)}</Behind>
        </span>
      </span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-1 h-1.5 w-full" aria-hidden="true">
        <rect width="100" height="6" rx="1" className="fill-surface-2" />
        <rect
          x={at(from)}
          width={value === 0 ? 0 : Math.max(0.6, at(to) - at(from))}
          height="6"
          rx="1"
          className={tone}
        />
      </svg>
    </li>
  );
}

/** What becomes of the sales until they are paid out, by the books. */
export function FallCard({ statistics: { fall } }: { statistics: Statistics }) {
  const t = useTexts(statisticsTexts);
  const words = useReaderWords();
  const steps = stepsOf(fall);
  const highest = Math.max(...steps.map(({ to }) => to));
  return (
    <Card title={t.fall}>
      <ol>
        {steps.map((step) => (
          <FallRow key={step.key} step={step} highest={highest} />
        ))}
      </ol>
      {fall.cash_held > 0 && (
        <p className="mt-2 text-note text-ink-3">{words.cashHeld({ amount: signedRupees(fall.cash_held) })}</p>
      )}
      {'income' in words && (
        <p className="mt-2 text-sm font-bold">{words.income({ amount: signedRupees(fall.platform_income) })}</p>
      )}
    </Card>
  );
}
