import { cx } from './cx.ts';

const tones = [
  'bg-brand-soft text-brand-ink',
  'bg-accent-soft text-accent-ink',
  'bg-info-soft text-info',
  'bg-success-soft text-success',
];

const toneOf = (name: string): string => {
  const sum = Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((all, one) => all + one, 0);
  return tones[sum % tones.length] ?? '';
};

/** The first letter of a name in a circle. */
export const Initial = ({ name, className }: { name: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={cx('grid size-11 shrink-0 place-items-center rounded-full text-lg font-bold', toneOf(name), className)}
  >
    {Array.from(name)[0]?.toUpperCase()}
  </span>
);
