import { cx } from './cx.ts';
import { uiTexts } from './ui.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The Indian food label: green dot or brown triangle in a square; `word` writes it beside the mark. */
export function VegMark({
  veg,
  word = false,
  className = 'size-4',
}: {
  veg: boolean;
  word?: boolean;
  className?: string;
}) {
  const t = useTexts(uiTexts);
  const name = veg ? t.veg : t.nonVeg;
  const mark = (
    <svg
      viewBox="0 0 16 16"
      className={cx('shrink-0', className, veg ? 'text-veg' : 'text-nonveg')}
      {...(word ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <rect
        x=".75"
        y=".75"
        width="14.5"
        height="14.5"
        rx="3.5"
        className="fill-surface"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {veg ? <circle cx="8" cy="8" r="4" fill="currentColor" /> : <path d="M8 4 12.4 11.8H3.6z" fill="currentColor" />}
    </svg>
  );
  if (!word) return mark;
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-sm font-semibold', veg ? 'text-veg' : 'text-nonveg')}>
      {mark}
      {name}
    </span>
  );
}
