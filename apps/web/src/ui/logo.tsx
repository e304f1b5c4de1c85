import { cx } from './cx.ts';
import { uiTexts } from './ui.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The griddle: disc, handle and core in the colours of the theme, or those of the aubergine bar. */
export function LogoMark({ className = 'size-8', onBar = false }: { className?: string; onBar?: boolean }) {
  return (
    <svg viewBox="0 0 40 40" className={cx('shrink-0', className)} aria-hidden="true">
      <circle cx="19" cy="21" r="17" className={onBar ? 'fill-on-bar-accent' : 'fill-brand'} />
      <path
        d="M30 9.5 38 3"
        className={onBar ? 'stroke-on-bar-accent' : 'stroke-brand'}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="19" cy="21" r="10.4" className={onBar ? 'fill-bar' : 'fill-mark-core'} />
      <path
        d="M12.3 20.6a6.8 6.8 0 0 1 6.3-6.2"
        fill="none"
        className="stroke-on-bar"
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity=".85"
      />
    </svg>
  );
}

const sizes = {
  small: { mark: 'size-7', word: 'text-[1.5rem]' },
  medium: { mark: 'size-8', word: 'text-[1.625rem]' },
  large: { mark: 'size-9', word: 'text-[1.875rem]' },
};

/** Mark and word; the link around it brings the accessible name when the page calls it something else. */
export function Logo({ size = 'medium', onBar = false }: { size?: keyof typeof sizes; onBar?: boolean }) {
  const t = useTexts(uiTexts);
  return (
    <span className="inline-flex shrink-0 items-center gap-2">
      <LogoMark className={sizes[size].mark} onBar={onBar} />
      <span
        className={cx(
          'font-display leading-none font-extrabold tracking-[-.045em]',
          sizes[size].word,
          onBar ? 'text-on-bar' : 'text-brand-ink',
        )}
      >
        {t.tawa}
      </span>
    </span>
  );
}
