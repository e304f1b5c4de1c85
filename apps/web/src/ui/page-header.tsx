import { CaretRightIcon } from '@phosphor-icons/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface Crumb {
  label: string;
  to?: string;
}

/** Where this page lies; entries with an address are links. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1.5 text-sm text-ink-3">
        {trail.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-1.5">
            {index > 0 && <CaretRightIcon aria-hidden="true" />}
            {to ? (
              <Link to={to} className="py-2 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A page's title, its trail, and what stands beside it. */
export const PageHeader = ({
  title,
  trail,
  children,
}: {
  title: ReactNode;
  trail?: readonly Crumb[];
  children?: ReactNode;
}) => (
  <div className="flex flex-wrap items-end justify-between gap-4">
    <div>
      {trail && <Breadcrumb trail={trail} />}
      <h1 className="text-3xl font-extrabold tracking-[-0.03em] lg:text-4xl">{title}</h1>
    </div>
    {children}
  </div>
);
