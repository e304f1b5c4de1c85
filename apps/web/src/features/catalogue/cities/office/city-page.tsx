import type { OfficeCity } from '@tawa/contract/catalogue/cities.office';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ActiveBadge } from '#features/content/lists/office/row-list.tsx';
import { ApiError } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useOfficeAccess } from '#lib/session/office-access.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PanelBody } from '#ui/panel/panel-parts.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { officeCitiesTexts } from './cities.texts.ts';
import { CityAnnouncements } from './city-announcements.tsx';
import { CityTermsCard } from './city-terms.tsx';
import { cityQuery } from './city.queries.ts';
import { OpensBadge } from './opens-badge.tsx';

function Head({ city }: { city: OfficeCity }) {
  const t = useTexts(officeCitiesTexts);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-4 lg:px-6">
      <Link to="/cities" aria-label={t.page.back} className="grid size-11 place-items-center text-xl">
        <Icon of={ArrowLeftIcon} weight="bold" />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="text-2xl font-bold wrap-anywhere">{city.cityname}</h1>
          <ActiveBadge active={city.isactive === 1} />
          {city.opens_on !== null && <OpensBadge day={city.opens_on} />}
        </div>
        <p className="num mt-1 text-sm text-ink-2">{t.restaurantCount({ count: city.restaurants })}</p>
      </div>
    </header>
  );
}

/** A city: what it has of its own now, next and before, and what its visitors read. */
export function CityPage({ cityId }: { cityId: number }) {
  const t = useTexts(officeCitiesTexts);
  const seesTerms = useOfficeAccess().maySee('settings');
  const query = useQuery(cityQuery(cityId));
  if (query.error instanceof ApiError && query.error.status === 404)
    return <EmptyState level={1} title={t.page.gone} action={<ButtonLink to="/cities">{t.page.back}</ButtonLink>} />;
  const body = (
    <PanelBody query={query} failed={t.page.failed}>
      {(city) => (
        <>
          <title>{t.page.title({ name: city.cityname })}</title>
          <Head city={city} />
          <div className="grid max-w-[1060px] items-start gap-4 p-4 lg:p-5">
            {seesTerms && <CityTermsCard city={city} />}
            <CityAnnouncements cityId={cityId} />
          </div>
        </>
      )}
    </PanelBody>
  );
  return query.data === undefined ? <div className="p-4 lg:p-5">{body}</div> : body;
}
