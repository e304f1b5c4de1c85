import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** What the button says, and what is said of it where that is not seen. */
  text: string;
  label: string;
  /** How many there are already. */
  count: number;
  pending: boolean;
  onAdd: () => void;
  /** Takes the button's place. */
  stepper: ReactNode;
}

/** 'Add', which gives its place to a stepper and keeps the focus there. */
export function AddInPlace({ text, label, count, pending, onAdd, stepper }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isStepper = Boolean(stepper);
  const was = useRef(isStepper);
  // The pressed button gave its place to another one, and the focus with it: one more press is one more portion.
  useLayoutEffect(() => {
    if (was.current === isStepper) return;
    was.current = isStepper;
    const isLost = isPressed.current && document.activeElement === document.body;
    isPressed.current = false;
    if (isLost) [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [isStepper]);
  return (
    <div ref={box} className="contents" onClickCapture={() => (isPressed.current = true)}>
      {stepper || (
        <button
          type="button"
          // Not switched off, which would take the focus away.
          aria-disabled={pending || undefined}
          aria-label={label}
          onClick={pending ? undefined : onAdd}
          className="press inline-flex h-11 min-w-[112px] items-center justify-center gap-2 rounded-md border border-line bg-surface px-4 text-body font-bold text-brand-ink shadow-1 enabled-hover:bg-brand-soft"
        >
          {text}
          {count > 0 ? (
            <span className="num rounded-xs bg-brand px-1.5 text-xs text-on-brand">{count}</span>
          ) : (
            <PlusIcon weight="bold" aria-hidden="true" />
          )}
        </button>
      )}
    </div>
  );
}
