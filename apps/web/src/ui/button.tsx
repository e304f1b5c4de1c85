import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonClasses, type ButtonLook } from './button-classes.ts';
import { cx } from './cx.ts';
import { Icon, type Shape } from './icon.tsx';

interface Parts {
  icon?: Shape;
  /** Stands at the right end, the label then at the left: '₹604.00'. */
  amount?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Parts, ComponentProps<'button'> {
  /** Something is under way: presses do nothing, the focus stays. A text takes the label's place. */
  pending?: boolean | string;
  /** The same text given beforehand, 'Registering...', so that the width never changes. */
  pendingText?: string;
}

function Label({ icon, amount, children }: Parts & { children: ReactNode }) {
  return (
    <>
      {icon && <Icon of={icon} weight="bold" className="text-[1.15em]" />}
      {children}
      {amount !== undefined && <span className="num ml-auto pl-4 whitespace-nowrap">{amount}</span>}
    </>
  );
}

const stacked = 'col-start-1 row-start-1 flex items-center justify-center gap-2';

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The button; what it says and what it says while working lie in one grid cell, so it does not jump. */
export function Button({ variant, size, wide, icon, amount, pending = false, pendingText, ...rest }: ButtonProps) {
  const { className, children, onClick, type = 'button', ...props } = rest;
  const isPending = pending !== false && pending !== '';
  const meanwhile = typeof pending === 'string' && isPending ? pending : pendingText;
  const label = (
    <Label icon={icon} amount={amount}>
      {children}
    </Label>
  );
  return (
    <button
      {...props}
      type={type}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={isPending ? swallow : onClick}
      className={cx(buttonClasses({ variant, size, wide }), isPending && 'cursor-progress opacity-85', className)}
    >
      {meanwhile === undefined ? (
        label
      ) : (
        <span className={cx('grid', amount !== undefined && 'flex-1')}>
          <span className={cx(stacked, isPending && 'invisible')} aria-hidden={isPending || undefined}>
            {label}
          </span>
          <span className={cx(stacked, !isPending && 'invisible')} aria-hidden={!isPending || undefined}>
            {meanwhile}
          </span>
        </span>
      )}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & Parts & LinkProps;

/** A link within the app that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, amount, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={cx(buttonClasses({ variant, size, wide }), className)}>
      <Label icon={icon} amount={amount}>
        {children}
      </Label>
    </Link>
  );
}
