import { CaretLeftIcon, CaretRightIcon } from '@phosphor-icons/react';
import { paginationWindow } from '@tawa/domain/limits';
import { pageWindow } from '@tawa/domain/pagination';

/** Pages as buttons, five at once. */
export function Pagination({
  page,
  totalPages,
  onPage,
}: {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}) {
  if (totalPages <= 1) return null;
  const look = 'grid size-11 place-items-center rounded-md font-bold disabled:text-ink-3';
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-1">
      <button
        type="button"
        className={look}
        aria-label="Page before"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <CaretLeftIcon weight="bold" aria-hidden="true" />
      </button>
      {pageWindow(page, totalPages, paginationWindow).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          className={`num ${look} ${number === page ? 'bg-brand text-on-brand' : 'hover:bg-surface-2'}`}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <button
        type="button"
        className={look}
        aria-label="Next page"
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        <CaretRightIcon weight="bold" aria-hidden="true" />
      </button>
    </nav>
  );
}
