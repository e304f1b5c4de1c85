import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { breadcrumbs, servedThings } from '#lib/site/structured-data.ts';
import { Icon } from '../icon.tsx';
import { StructuredData } from './structured-data.tsx';
import { pagePartTexts } from './page.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  to?: string;
}

/** Where this page lies; entries with an address are links. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const t = useTexts(pagePartTexts);
  return (
    <nav aria-label={t.breadcrumb}>
      <StructuredData key={trail.at(-1)?.label} things={import.meta.env.SSR ? [breadcrumbs(trail)] : servedThings} />
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-3">
        {trail.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1.5 [overflow-wrap:anywhere]">
            {index > 0 && <Icon of={CaretRightIcon} weight="bold" className="text-[0.6875rem]" />}
            {to === undefined ? (
              <span aria-current="page" className="py-2.5">
                {label}
              </span>
            ) : (
              <Link to={to} className="min-w-11 py-3 hover:text-ink hover:underline lg:min-w-0 lg:py-2.5">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Props {
  title: ReactNode;
  /** One line of facts under the title. */
  facts?: ReactNode;
  trail?: readonly Crumb[];
  /** Buttons at the right end. */
  children?: ReactNode;
}

/** A page's title, its trail, and what stands beside it. */
export function PageHeader({ title, facts, trail, children }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        {trail && <Breadcrumb trail={trail} />}
        <h1 className="text-3xl font-extrabold tracking-[-0.03em] [overflow-wrap:anywhere] md:text-4xl">{title}</h1>
        {facts && <p className="mt-1 text-body text-ink-3">{facts}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
