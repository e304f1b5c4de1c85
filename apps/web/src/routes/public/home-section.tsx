import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A band of the home page with its heading and the way to all of it. */
export function Section({
  title,
  more,
  children,
}: {
  title: string;
  more?: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <section className="mx-auto max-w-[1376px] px-4 pt-12 lg:px-8 lg:pt-18">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 className="text-2xl font-extrabold lg:text-3xl">{title}</h2>
        {more && (
          <Link to={more.to} className="flex min-h-11 items-center gap-2 font-bold whitespace-nowrap text-brand-ink">
            {more.label}
            <ArrowRightIcon weight="bold" aria-hidden="true" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
