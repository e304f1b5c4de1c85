import { cx } from '../cx.ts';
import { stepTexts } from './steps.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Props {
  steps: readonly { label: string; time?: string }[];
  /** The index of the step under way; all before it are done. */
  current: number;
  /** Lies on the aubergine bar. */
  onBar?: boolean;
}

const stateOf = (index: number, current: number, language: Language): string =>
  textsIn(stepTexts, language)[index < current ? 'done' : index === current ? 'now' : 'come'];

/** Labelled bars of an order's steps. */
export function ProgressBars({ steps, current, onBar = false }: Props) {
  const language = useLanguage();
  const on = onBar ? 'bg-on-bar-accent' : 'bg-brand';
  const off = onBar ? 'bg-on-bar/25' : 'bg-surface-3';
  return (
    <ol className="flex gap-1.5">
      {steps.map(({ label, time }, index) => (
        <li key={label} aria-current={index === current ? 'step' : undefined} className="min-w-0 flex-1">
          <span className={cx('block h-1.5 rounded-full', index <= current ? on : off)} />
          <span className={cx('mt-2 block text-xs font-semibold', index > current && !onBar && 'text-ink-3')}>
            {label}
            <span className="sr-only">, {stateOf(index, current, language)}</span>
          </span>
          {time && <span className={cx('num block text-xs', onBar ? 'opacity-90' : 'text-ink-3')}>{time}</span>}
        </li>
      ))}
    </ol>
  );
}

/** A share of a whole, such as what is missing for free delivery. */
export function Meter({ label, value, max }: { label: string; value: number; max: number }) {
  const share = max <= 0 ? 100 : Math.min(100, (value / max) * 100);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="block h-1.5 w-full rounded-full bg-surface-3"
    >
      <rect width={share.toFixed(2)} height="6" className="fill-success" />
    </svg>
  );
}
