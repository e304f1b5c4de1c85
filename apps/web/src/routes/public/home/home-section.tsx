import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { homeScreenTexts } from './home.texts.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';

/** Where a band of the home page stands. */
export const bandClassName = 'mx-auto max-w-[1376px] px-4 pt-8 lg:px-8 lg:pt-18 lg:in-data-member:pt-10';

/** The way to all of what a band shows; on a phone one word, so that a title stays in one line. */
export function MoreLink({ to, label }: { to: string; label: string }) {
  const t = useTexts(homeScreenTexts);
  return (
    <Link
      to={to}
      aria-label={label}
      className="flex min-h-11 items-center gap-2 font-bold whitespace-nowrap text-brand-ink"
    >
      <span className="max-sm:hidden">{label}</span>
      <span className="sm:hidden">{t.all}</span>
      <ArrowRightIcon weight="bold" aria-hidden="true" />
    </Link>
  );
}

/** A band of the home page with its heading. */
export function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className={bandClassName}>
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 className="text-2xl font-extrabold lg:text-3xl">{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

/** As high as what it will hold; `html[data-ordered]` says what that was when the page was open last. */
const placeHeights =
  'h-[26.25rem] in-data-[ordered=past]:h-[19rem] in-data-[ordered=active]:h-[23.75rem] in-data-[ordered=both]:h-[48rem] lg:h-[30.75rem] lg:in-data-[ordered=past]:h-[15.75rem] lg:in-data-[ordered=active]:h-[10.625rem] lg:in-data-[ordered=both]:h-[31.875rem]';

/** Where the orders to repeat will stand, or for who has none what is ordered most, in their size. */
export const AgainPlace = () => (
  <div className={`hidden in-[[data-member=user]]:block ${bandClassName}`} aria-hidden="true">
    <Skeleton className="h-8 w-44" />
    <Skeleton className={`mt-5 w-full max-w-[320px] rounded-2xl in-data-ordered:max-w-none ${placeHeights}`} />
  </div>
);
