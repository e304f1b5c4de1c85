import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { useState, type ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

interface Props {
  title: string;
  /** What is written so far, or what is read meanwhile. */
  note: string;
  /** What is wrong within is never folded away. */
  isWrong: boolean;
  children: ReactNode;
}

/** What is called otherwise in other languages, folded away under what it is. */
export function OtherLanguages({ title, note, isWrong, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-md border border-line px-4"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 py-2 text-note [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block font-semibold">{title}</span>
          <span className="block text-ink-3">{note}</span>
        </span>
        <Icon of={CaretDownIcon} weight="bold" className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
