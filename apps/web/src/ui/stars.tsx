import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star';
import { useId, useState } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { uiTexts } from './ui.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const levels = [1, 2, 3, 4, 5] as const;

/** Five stars as a picture with a spoken value. */
export function Stars({ rating, className = 'text-[1.125rem]' }: { rating: number; className?: string }) {
  const t = useTexts(uiTexts);
  return (
    <span className={cx('inline-flex gap-0.5', className)} role="img" aria-label={t.out5({ rating })}>
      {levels.map((level) => (
        <Icon
          key={level}
          of={StarIcon}
          weight={level <= Math.round(rating) ? 'fill' : 'regular'}
          className={level <= Math.round(rating) ? 'text-accent' : 'text-ink-3'}
        />
      ))}
    </span>
  );
}

interface InputProps {
  /** What is rated, as the group's name. */
  label: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (rating: number) => void;
  disabled?: boolean;
  /** `row` stands beside a name. */
  size?: 'large' | 'row';
}

/** Chooses 1 to 5 stars; a radio group, so the arrow keys work and Tab enters once. */
export function RatingInput({ label, value, onChange, disabled = false, size = 'large' }: InputProps) {
  const t = useTexts(uiTexts);
  const name = useId();
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  return (
    <fieldset disabled={disabled} onPointerLeave={() => setHovered(0)} className="inline-flex disabled:opacity-60">
      <legend className="sr-only">{label}</legend>
      {levels.map((level) => (
        <label
          key={level}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(level)}
          className={cx(
            'press grid cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus',
            size === 'large' ? 'size-[52px] text-[2rem]' : 'size-11 text-[1.625rem]',
          )}
        >
          <input
            type="radio"
            name={name}
            value={level}
            checked={value === level}
            onChange={() => onChange(level)}
            className="sr-only"
          />
          <span className="sr-only">{t.stars({ level })}</span>
          <Icon
            of={StarIcon}
            weight={level <= shown ? 'fill' : 'regular'}
            className={level <= shown ? 'text-accent' : 'text-ink-3'}
          />
        </label>
      ))}
    </fieldset>
  );
}
