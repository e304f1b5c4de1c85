import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { clampPage, pageWindow } from '@tawa/domain/common/pagination';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { listPartTexts } from './list.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  page: number;
  totalPages: number;
  /** The address of a page; links let Back, new tabs and crawlers work. */
  hrefFor: (page: number) => string;
}

const cell = 'num grid size-11 place-items-center rounded-md text-body font-bold';

function Step({ to, label, next = false }: { to: string | null; label: string; next?: boolean }) {
  const icon = <Icon of={next ? CaretRightIcon : CaretLeftIcon} weight="bold" className="text-[1.0625rem]" />;
  if (to === null)
    return (
      <span className={cx(cell, 'text-line-strong')} aria-hidden="true">
        {icon}
      </span>
    );
  return (
    <Link to={to} rel={next ? 'next' : 'prev'} aria-label={label} className={cx(cell, 'hover:bg-surface-2')}>
      {icon}
    </Link>
  );
}

/** Links to at most five pages around the present one; nothing while there is only one. */
export function Pagination({ page, totalPages, hrefFor }: Props) {
  const t = useTexts(listPartTexts);
  if (totalPages <= 1) return null;
  const present = clampPage(page, totalPages);
  return (
    <nav aria-label={t.pages} className="flex flex-wrap items-center justify-center gap-1">
      <Step to={present > 1 ? hrefFor(present - 1) : null} label={t.previousPage} />
      {pageWindow(present, totalPages).map((number) => (
        <Link
          key={number}
          to={hrefFor(number)}
          aria-label={t.page({ number, totalPages })}
          aria-current={number === present ? 'page' : undefined}
          className={cx(cell, number === present ? 'bg-brand text-on-brand' : 'text-ink hover:bg-surface-2')}
        >
          {number}
        </Link>
      ))}
      <Step to={present < totalPages ? hrefFor(present + 1) : null} label={t.nextPage} next />
    </nav>
  );
}
