import { useEffect, useId, useRef, type ReactNode } from 'react';
import { cx } from '../cx.ts';

interface Props<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode; count?: number }[];
  className?: string;
}

const neighbourPx = 24;

/** Scrolls what is chosen into the box, with a bit of its neighbour; the page itself stays. */
function reveal(box: HTMLElement, value: string): void {
  const inputs = [...box.querySelectorAll('input')];
  const chosen = inputs.find((input) => input.value === value)?.parentElement?.getBoundingClientRect();
  if (!chosen) return;
  const { left, right } = box.getBoundingClientRect();
  const [before, after] = [chosen.left - left - neighbourPx, chosen.right - right + neighbourPx];
  if (before < 0) box.scrollLeft += before;
  else if (after > 0) box.scrollLeft += Math.min(after, before);
}

/** One choice of a few, side by side; arrow keys move as in any group of radio buttons. */
export function Segmented<T extends string>({ label, value, onChange, options, className }: Props<T>) {
  const name = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (box.current) reveal(box.current, value);
  }, [value]);
  return (
    <fieldset
      ref={box}
      className={cx(
        'inline-flex max-w-full min-w-0 overflow-x-auto rounded-md bg-surface-2 p-1 no-scrollbar',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-10 flex-1 items-center justify-center pointer-coarse:min-h-11 gap-2 rounded-sm px-3.5 text-sm font-semibold whitespace-nowrap text-ink-2 transition-colors has-checked:bg-surface has-checked:font-bold has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <span className="num text-ink-3">{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
