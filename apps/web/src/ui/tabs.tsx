import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface Props<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: readonly { value: T; label: ReactNode; count?: number | undefined }[];
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs over one panel; arrow keys move, Enter chooses. */
export function Tabs<T extends string>({ label, value, onChange, tabs, children }: Props<T>) {
  const choose = (next: unknown): void => {
    const found = tabs.find((tab) => tab.value === next);
    if (found) onChange(found.value);
  };
  return (
    <Base.Root value={value} onValueChange={choose}>
      <Base.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line no-scrollbar">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="flex h-11 shrink-0 items-center gap-1.5 border-b-[3px] border-transparent text-body font-semibold whitespace-nowrap text-ink-2 transition-colors focus-visible:-outline-offset-2 data-active:border-brand data-active:font-bold data-active:text-brand-ink"
          >
            {tab.label}
            {tab.count !== undefined && <span className="num text-ink-3">{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className="pt-5 focus-visible:outline-offset-4">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
