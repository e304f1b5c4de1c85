import { useRef } from 'react';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { SearchField } from './search-field.tsx';

/** The search on phones: the whole screen, with the field at the top and what it suggests below. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Search"
      phone="full"
      width="medium"
      initialFocus={input}
    >
      <SearchField panel="inline" inputRef={input} onDone={onClose} className="min-h-[320px]" />
    </Sheet>
  );
}
