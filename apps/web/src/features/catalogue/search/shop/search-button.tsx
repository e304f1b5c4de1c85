import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { searchTexts } from './search.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const SearchSheet = lazyPart(async () => (await import('./search-sheet.tsx')).SearchSheet);

interface Props {
  /** What stands under the suggestions while nothing is typed; it closes the sheet when something of it is chosen. */
  below: (close: () => void) => ReactNode;
  className: string;
}

/** Opens the search where the header has no room for its field. */
export function SearchButton({ below, className }: Props) {
  const t = useTexts(searchTexts);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label={t.search}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`grid size-11 place-items-center rounded-full text-[1.375rem] ${className}`}
      >
        <MagnifyingGlassIcon weight="bold" aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <SearchSheet below={below(close)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
