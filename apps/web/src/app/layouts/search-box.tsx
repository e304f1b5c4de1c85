import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { useId, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** Reads the typed words of a search form and opens the list of restaurants with them. */
export function useFindFood(): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    void navigate(paths.restaurants({ search: typeof typed === 'string' ? typed.trim() : '' }));
  };
}

/** The header's search; the rounded field is its own button. */
export function SearchBox({ className }: { className: string }) {
  const id = useId();
  const findFood = useFindFood();
  return (
    <form role="search" action={paths.restaurants()} onSubmit={findFood} className={className}>
      <label
        htmlFor={id}
        className="flex h-11 min-w-0 items-center gap-2.5 rounded-full border border-transparent bg-surface-2 px-4 text-ink-3 focus-within:border-line-strong"
      >
        <MagnifyingGlassIcon weight="bold" className="shrink-0 text-[17px]" aria-hidden="true" />
        <span className="sr-only">Search restaurants or dishes</span>
        <input
          id={id}
          type="search"
          name="search"
          placeholder="Restaurants or dishes"
          className="min-w-0 flex-1 bg-transparent text-[15px] text-ink outline-none placeholder:text-ink-3 max-lg:text-base"
        />
      </label>
    </form>
  );
}
