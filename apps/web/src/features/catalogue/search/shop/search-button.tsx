import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { Suspense, useState } from 'react';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { searchTexts } from './search.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const SearchSheet = lazyPart(async () => (await import('./search-sheet.tsx')).SearchSheet);

/** Opens the search where the header has no room for its field. */
export function SearchButton({ className }: { className: string }) {
  const t = useTexts(searchTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t.search}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`grid size-11 place-items-center rounded-full text-[22px] ${className}`}
      >
        <MagnifyingGlassIcon weight="bold" aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <SearchSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
