import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  trigger: ReactElement;
  title: string;
  children: ReactNode;
}

/** A small panel beside its button; closes by Escape or a press elsewhere. */
export function Popover({ trigger, title, children }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} className="z-60">
          <Base.Popup className="max-w-80 rounded-lg border border-line bg-surface p-4 text-ink shadow-3 outline-none transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Base.Title className="text-body font-bold">{title}</Base.Title>
            <div className="mt-1 text-sm text-ink-2">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
