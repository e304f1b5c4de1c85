import { placeholdersMax, placeholdersMin } from '@tawa/domain/common/limits';
import { useState } from 'react';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { restaurantsScreenTexts } from './restaurants.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** As many cards as a list might have, while it is not there. */
export function Placeholders() {
  const t = useTexts(restaurantsScreenTexts);
  const [count] = useState(() => placeholdersMin + Math.floor(Math.random() * (placeholdersMax - placeholdersMin + 1)));
  return (
    <>
      <Skeleton className="my-4 h-6 w-32" />
      <Loading
        label={t.loadingRestaurants}
        className="grid gap-x-6 gap-y-7 sm:gap-y-8 sm:grid-cols-2 lg:gap-y-10 xl:grid-cols-3"
      >
        {Array.from({ length: count }, (_card, index) => (
          <div key={index} className="max-sm:flex max-sm:gap-3.5">
            <Skeleton className="aspect-square w-[116px] shrink-0 rounded-[20px]! sm:aspect-4/3 sm:w-full sm:rounded-2xl!" />
            <div className="flex-1">
              <Skeleton className="mt-1 h-5 w-2/3 sm:mt-3" />
              <Skeleton className="mt-2 h-4 w-1/2" />
            </div>
          </div>
        ))}
      </Loading>
    </>
  );
}
