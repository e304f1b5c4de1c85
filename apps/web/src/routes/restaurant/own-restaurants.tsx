import type { OwnRestaurant } from '@tawa/contract/ordering/orders.kitchen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { OwnMenus } from '#features/catalogue/menu/kitchen/own/own-menus.tsx';
import { OwnFigures } from '#features/insight/statistics/kitchen/own-figures.tsx';
import { PayoutsOfAll } from '#features/money/payouts/kitchen/payouts-of-all.tsx';
import { ownRestaurantsQuery } from '#features/ordering/orders/kitchen/own-restaurants/own-restaurants.queries.ts';
import { PausedRestaurants } from '#features/ordering/orders/kitchen/own-restaurants/paused-restaurants.tsx';
import { RestaurantFace } from '#features/ordering/orders/kitchen/own-restaurants/restaurant-face.tsx';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { keepEach, textsIn, useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { openRestaurant } from '#lib/session/own-restaurants.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { restaurantScreenTexts } from './restaurant.texts.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';

const tabNames = ['figures', 'menus', 'statements'] as const;

const tabsIn = keepEach((language: Language) => {
  const t = textsIn(restaurantScreenTexts, language);
  return tabNames.map((value) => ({ value, label: t.ownRestaurants.tabs[value] }));
});

const menuOf = ({ restaurant_id, restaurant_name, place }: OwnRestaurant) => ({
  restaurant_id,
  name: place === null ? restaurant_name : `${restaurant_name}, ${place}`,
});

function Parts({ restaurants }: { restaurants: readonly OwnRestaurant[] }) {
  const t = useTexts(restaurantScreenTexts);
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const tab = tabNames.find((name) => name === address.get('tab')) ?? 'figures';
  const page = Math.max(1, Number(address.get('page')) || 1);
  return (
    <Tabs
      label={t.ownRestaurants.tabsLabel}
      value={tab}
      tabs={tabsIn(language)}
      onChange={(next) => setAddress(next === 'figures' ? {} : { tab: next })}
    >
      {tab === 'figures' && (
        <OwnFigures
          restaurants={restaurants}
          faceOf={(restaurant) => <RestaurantFace restaurant={restaurant} />}
          onOpen={(id) => openRestaurant(id, paths.restaurantDashboard)}
        />
      )}
      {tab === 'menus' && <OwnMenus menus={restaurants.map(menuOf)} />}
      {tab === 'statements' && (
        <PayoutsOfAll
          page={page}
          hrefFor={(next) => `?tab=statements&page=${next}`}
          onOpen={(id) => openRestaurant(id, `${paths.restaurantReport}?tab=payouts`)}
        />
      )}
    </Tabs>
  );
}

export function Screen() {
  const t = useTexts(restaurantScreenTexts);
  const { data, isError, dataUpdatedAt, refetch } = useQuery(ownRestaurantsQuery);
  return (
    <div className="grid gap-5 px-4 py-6 lg:px-6">
      <title>{`${t.ownRestaurants.title} · Tawa`}</title>
      <PanelTitle>{t.ownRestaurants.title}</PanelTitle>
      {isError && !data && <FailedPart text={t.ownRestaurants.failed} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading label={t.ownRestaurants.loading}>
          <Skeleton className="h-80 w-full rounded-xl" />
        </Loading>
      )}
      {data && data.length < 2 && <EmptyState title={t.ownRestaurants.one}>{t.ownRestaurants.oneText}</EmptyState>}
      {data && data.length > 1 && (
        <>
          <PausedRestaurants restaurants={data} now={dataUpdatedAt} />
          <Parts restaurants={data} />
        </>
      )}
    </div>
  );
}
