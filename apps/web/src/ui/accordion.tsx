import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  entries: readonly { id: string | number; title: ReactNode; body: ReactNode }[];
  /** Only one entry is open at a time when the group has a name. */
  name?: string;
}

/** Questions that open; plain `<details>`, so they work before scripts do and the browser's search finds their text. */
export function Accordion({ entries, name }: Props) {
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-surface">
      {entries.map(({ id, title, body }) => (
        <details key={id} name={name} className="group">
          <summary className="flex min-h-14 list-none items-center gap-4 rounded-xl px-5 py-3 text-base font-semibold [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 flex-1">{title}</span>
            <Icon
              of={CaretDownIcon}
              weight="bold"
              className="text-[1rem] text-ink-3 transition-transform ease-out group-open:rotate-180"
            />
          </summary>
          <div className="max-w-[68ch] px-5 pb-5 text-body text-ink-2">{body}</div>
        </details>
      ))}
    </div>
  );
}
