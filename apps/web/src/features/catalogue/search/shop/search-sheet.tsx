import { useRef, type ReactNode } from 'react';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { SearchField } from './search-field.tsx';
import { searchTexts } from './search.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The search on phones: the whole screen, with the field at the top and what it suggests below. */
export function SearchSheet({ below, onClose }: { below: ReactNode; onClose: () => void }) {
  const t = useTexts(searchTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.search}
      phone="full"
      width="medium"
      initialFocus={input}
    >
      <SearchField panel="inline" inputRef={input} onDone={onClose} below={below} className="min-h-[20rem]" />
    </Sheet>
  );
}
