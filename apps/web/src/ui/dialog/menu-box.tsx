import { Menu as Base } from '@base-ui/react/menu';
import { useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import type { MenuProps } from './menu-props.ts';

const item =
  'flex min-h-11 items-center gap-2.5 rounded-sm px-3 text-body font-semibold outline-none select-none data-disabled:text-ink-3 data-highlighted:bg-surface-2';

// Within the content, so that it belongs to a landmark; what opens inside a dialog lies over that.
const boxOf = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>('body:not(:has([role="dialog"])) #content') ?? undefined;

/** What a `Menu` draws once it was asked for, open at first. */
export function MenuBox({ trigger, items }: MenuProps) {
  const [box] = useState(boxOf);
  return (
    <Base.Root defaultOpen>
      <Base.Trigger render={trigger} />
      <Base.Portal container={box}>
        <Base.Positioner sideOffset={6} align="end" className="z-60">
          <Base.Popup className="min-w-48 rounded-lg border border-line bg-surface p-1.5 text-ink shadow-3 outline-none transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {items.map(({ label, icon, onSelect, to, danger = false, disabled }) => (
              <Base.Item
                key={label}
                disabled={disabled}
                onClick={onSelect}
                render={to === undefined ? undefined : <Link to={to} />}
                className={cx(item, danger && 'text-danger')}
              >
                {icon && <Icon of={icon} weight="bold" className="text-[1.125rem]" />}
                {label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
