import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Hero } from '#features/content/site/shop/hero.tsx';
import { categoriesQuery } from '#lib/categories.queries.ts';
import { FindFood } from '#features/catalogue/search/shop/find-food.tsx';
import { paths, pictureUrl } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { organization, webSite } from '#lib/site/structured-data-site.ts';
import { servedThings } from '#lib/site/structured-data.ts';
import { useSession } from '#lib/session/session.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { later } from '#ui/page/later.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Picture } from '#ui/picture.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { AgainPlace, Section } from './home-section.tsx';
import { useLanguage } from '#lib/i18n/language.ts';
import { libTexts } from '#lib/lib.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { homeScreenTexts } from './home.texts.ts';

const tiles = 8;
const tile = 'w-[76px] shrink-0 snap-start lg:w-auto';

const HomeAgain = lazyPart(async () => (await import('./home-again.tsx')).HomeAgain);
const below = later(async () => (await import('./home-below.tsx')).HomeBelow);

/** The page as it is for everybody; a browser shows it at once, and each part says how it goes on. */
export async function load({ client }: LoadArgs): Promise<void> {
  if (!import.meta.env.SSR) return below.ready();
  const { loadHomeBelow } = await import('./home-below.tsx');
  await Promise.all([client.ensureQueryData(categoriesQuery()), loadHomeBelow(client), below.ready()]);
}

const Place = () => (
  <li className={tile}>
    <Skeleton className="aspect-square w-full rounded-full!" />
    <Skeleton className="mx-auto mt-3 h-5 w-2/3" />
  </li>
);

function Craving() {
  const t = useTexts(homeScreenTexts);
  const language = useLanguage();
  const { data, isError } = useQuery(categoriesQuery());
  if (isError || data?.length === 0) return null;
  return (
    <Section title={t.whatCraving}>
      <ul className="-mx-4 flex gap-4 overflow-x-auto px-4 no-scrollbar max-lg:snap-x max-lg:scroll-px-4 lg:mx-0 lg:grid lg:grid-cols-8 lg:gap-6 lg:px-0">
        {!data && Array.from({ length: tiles }, (_tile, index) => <Place key={index} />)}
        {data?.slice(0, tiles).map(({ category_id, category_name, names, image }) => (
          <li key={category_id} className={tile}>
            <Link to={paths.ourDishes({ category: category_name })} className="group block text-center">
              {image && (
                <Picture
                  src={pictureUrl(image)}
                  alt=""
                  sizes="(width >= 64rem) 143px, 76px"
                  className="mx-auto aspect-square w-full rounded-full transition lg:in-data-member:w-24 group-hover:scale-[1.03]"
                />
              )}
              <span className="mt-2 block text-note font-bold lg:mt-3 lg:text-base">
                {nameIn(category_name, names, language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** For who is signed in; the place of whoever ordered before is there before their orders are, so that nothing moves. */
function OrderAgainHere() {
  const session = useSession();
  if (session && session.userType !== 'user') return null;
  return (
    <Suspense fallback={<AgainPlace />}>{session ? <HomeAgain userid={session.userId} /> : <AgainPlace />}</Suspense>
  );
}

export function Screen() {
  const homeScreen = useTexts(homeScreenTexts);
  const t = useTexts(libTexts);
  const language = useLanguage();
  return (
    <>
      <PageMeta
        description={t.promise}
        path={paths.home}
        things={import.meta.env.SSR ? [organization(language), webSite(language)] : servedThings}
      />
      <Hero
        search={
          <FindFood
            look="hero"
            label={homeScreen.searchForFood}
            placeholder={homeScreen.biryaniDosaPizza}
            className="mt-6 h-14 w-full max-w-[500px] max-lg:in-data-placed:mt-4 lg:mt-8 lg:h-16 lg:in-data-member:mt-0 lg:in-data-member:h-14"
          />
        }
      />
      <OrderAgainHere />
      <Craving />
      <below.Part />
    </>
  );
}
