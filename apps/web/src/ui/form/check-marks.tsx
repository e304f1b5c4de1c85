import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

export type NativeProps = Omit<ComponentProps<'input'>, 'type' | 'size'>;

const native =
  'peer size-[22px] shrink-0 appearance-none border-2 border-line-strong bg-surface transition-colors checked:border-brand disabled:border-line disabled:bg-surface-2';

/** The box alone, for rows that are labels themselves. */
export function CheckMark(props: NativeProps) {
  return (
    <span className="relative grid size-[22px] shrink-0">
      <input {...props} type="checkbox" className={cx(native, 'rounded-xs checked:bg-brand')} />
      <Icon
        of={CheckIcon}
        weight="bold"
        className="pointer-events-none absolute inset-0 m-auto hidden text-[0.8125rem] text-on-brand peer-checked:block"
      />
    </span>
  );
}

/** The dot alone, for rows that are labels themselves. */
export function RadioMark(props: NativeProps) {
  return (
    <span className="relative grid size-[22px] shrink-0">
      <input {...props} type="radio" className={cx(native, 'rounded-full')} />
      <span className="pointer-events-none absolute inset-0 m-auto hidden size-3 rounded-full bg-brand peer-checked:block" />
    </span>
  );
}
