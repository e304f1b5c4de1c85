import type { IconWeight } from '@phosphor-icons/react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon, type Shape } from './icon.tsx';

const looks = {
  plain: 'text-ink-2 enabled-hover:bg-surface-2',
  filled: 'bg-surface text-ink shadow-1 enabled-hover:bg-surface-2',
  outline: 'border border-line bg-surface text-ink enabled-hover:bg-surface-2',
};

interface Props extends ComponentProps<'button'> {
  /** The accessible name; the icon alone says nothing. */
  label: string;
  icon: Shape;
  weight?: IconWeight;
  /** `filled` lies on pictures. */
  look?: keyof typeof looks;
  square?: boolean;
}

/** A 44 px target with one icon. */
export function IconButton({
  label,
  icon,
  weight = 'bold',
  look = 'plain',
  square = false,
  className,
  ...props
}: Props) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      title={label}
      className={cx(
        'press grid size-11 shrink-0 place-items-center text-[1.25rem] disabled:cursor-not-allowed disabled:text-ink-3',
        square ? 'rounded-md' : 'rounded-full',
        looks[look],
        className,
      )}
    >
      <Icon of={icon} weight={weight} />
    </button>
  );
}
