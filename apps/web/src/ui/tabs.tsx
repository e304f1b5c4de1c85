import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabsProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: readonly { value: T; label: ReactNode }[];
  children: ReactNode;
}

/** Tabs over one panel; the children are the panel of the chosen tab. */
export function Tabs<T extends string>({ label, value, onChange, tabs, children }: TabsProps<T>) {
  const choose = (next: unknown) => {
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
            className="-mb-px min-h-12 border-b-2 border-transparent px-1 font-semibold whitespace-nowrap text-ink-2 data-active:border-brand data-active:text-brand-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className="outline-none">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
