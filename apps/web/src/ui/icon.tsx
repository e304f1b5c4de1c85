import type { Icon as Shape, IconWeight } from '@phosphor-icons/react';
import { cx } from './cx.ts';

/** A component of one icon, imported alone: `import { XIcon } from '@phosphor-icons/react/dist/ssr/X'`. */
export type { Shape };

interface Props {
  of: Shape;
  weight?: IconWeight;
  /** Sizes follow the text: `text-[1.0625rem]`. */
  className?: string;
  /** Spoken name; without it the icon is decoration. */
  label?: string;
}

/** Draws an icon at the size of the text around it. */
export function Icon({ of: Shape, weight = 'regular', className, label }: Props) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Shape weight={weight} className={cx('shrink-0', className)} {...name} />;
}
