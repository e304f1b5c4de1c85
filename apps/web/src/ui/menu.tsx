import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';

export interface MenuItem {
  label: ReactNode;
  onSelect: () => void;
  danger?: boolean;
}

/** A list of actions under its button. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-50">
          <Base.Popup className="min-w-48 rounded-lg border border-line bg-surface p-1.5 text-ink shadow-3 outline-none">
            {items.map((item, index) => (
              <Base.Item
                key={index}
                onClick={item.onSelect}
                className={`flex min-h-11 items-center gap-2 rounded-sm px-3 text-[15px] font-semibold outline-none data-highlighted:bg-surface-2 ${item.danger ? 'text-danger' : ''}`}
              >
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
