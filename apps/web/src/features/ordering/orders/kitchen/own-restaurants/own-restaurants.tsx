import type { OwnRestaurant } from '@tawa/contract/ordering/orders.kitchen';
import { CaretUpDownIcon } from '@phosphor-icons/react/dist/ssr/CaretUpDown';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { StackIcon } from '@phosphor-icons/react/dist/ssr/Stack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { openRestaurant } from '#lib/session/own-restaurants.ts';
import { useSession } from '#lib/session/session.ts';
import { cx } from '#ui/cx.ts';
import { Popover } from '#ui/dialog/popover.tsx';
import { Icon } from '#ui/icon.tsx';
import { BeginForm } from './begin-form.tsx';
import { RestaurantFace } from './restaurant-face.tsx';
import { ownRestaurantsQuery } from './own-restaurants.queries.ts';
import { ownRestaurantsTexts } from './own-restaurants.texts.ts';

function Choice({ restaurant, isCurrent }: { restaurant: OwnRestaurant; isCurrent: boolean }) {
  const t = useTexts(ownRestaurantsTexts);
  const { restaurant_id, open_orders, late_orders } = restaurant;
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={() => openRestaurant(restaurant_id, paths.restaurantDashboard)}
      className="flex w-full items-start gap-3 rounded-md p-2 text-left aria-[current=true]:bg-brand-soft"
    >
      <RestaurantFace restaurant={restaurant} />
      <span className="num ml-auto shrink-0 text-right text-note">
        {open_orders > 0 && <span className="block font-semibold text-ink">{t.open({ count: open_orders })}</span>}
        {late_orders > 0 && <span className="block font-semibold text-danger">{t.late({ count: late_orders })}</span>}
        {isCurrent && (
          <>
            <Icon of={CheckIcon} className="ml-auto text-brand-ink" />
            <span className="sr-only">{t.current}</span>
          </>
        )}
      </span>
    </button>
  );
}

/** Opens the restaurant that a key names, and the one that a link of a notice names. */
function useWanted(restaurants: readonly OwnRestaurant[], current: number | null): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const named = Number(query.get('restaurant'));
    const isKnown = restaurants.some(({ restaurant_id }) => restaurant_id === named);
    query.delete('restaurant');
    if (isKnown && named !== current)
      openRestaurant(named, `${pathname}${query.size > 0 ? `?${query.toString()}` : ''}`);
    // A session that was kept without one cannot work: it begins with the first.
    else if (current === null && restaurants[0]) openRestaurant(restaurants[0].restaurant_id, pathname);
  }, [restaurants, current, pathname, search]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const digit =
        event.altKey && !event.ctrlKey && !event.metaKey ? /^Digit([1-9])$/.exec(event.code)?.[1] : undefined;
      const wanted = digit === undefined ? undefined : restaurants[Number(digit) - 1];
      if (!wanted || event.defaultPrevented) return;
      event.preventDefault();
      if (wanted.restaurant_id !== current) openRestaurant(wanted.restaurant_id, paths.restaurantDashboard);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [restaurants, current]);
}

const none: readonly OwnRestaurant[] = [];

/** The restaurants as they stand when the list is opened. */
function Choices({ current }: { current: number | null }) {
  const { data: restaurants = none } = useQuery({ ...ownRestaurantsQuery, refetchOnMount: 'always' });
  return restaurants.map((restaurant) => (
    <Choice key={restaurant.restaurant_id} restaurant={restaurant} isCurrent={restaurant.restaurant_id === current} />
  ));
}

/** The restaurants of an owner under the one that is open, with the way to another and to a new one. */
export function OwnRestaurants({ children, isFolded }: { children: ReactNode; isFolded: boolean }) {
  const t = useTexts(ownRestaurantsTexts);
  const current = useSession()?.restaurant_id ?? null;
  const { pathname } = useLocation();
  const { data: restaurants = none } = useQuery(ownRestaurantsQuery);
  const [isAdding, setAdding] = useState(false);
  useWanted(restaurants, current);
  const trigger = (
    <button
      type="button"
      title={isFolded ? t.change : undefined}
      className={cx(
        'mb-3 flex items-center gap-3 rounded-lg text-left',
        isFolded ? 'mx-auto min-h-11 p-1' : 'mx-4 bg-surface-2 p-3',
      )}
    >
      {children}
      {!isFolded && <Icon of={CaretUpDownIcon} className="ml-auto shrink-0 text-lg text-ink-2" />}
      <span className="sr-only">{t.change}</span>
    </button>
  );
  return (
    <Popover key={pathname} trigger={trigger} title={t.title}>
      <div className="-mx-2 w-76">
        {restaurants.length > 1 && (
          <Link
            to={paths.ownRestaurants}
            className="flex min-h-12 items-center gap-3 rounded-md p-2 text-sm font-bold text-brand-ink"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-brand text-xl text-on-brand">
              <Icon of={StackIcon} weight="fill" />
            </span>
            {t.all({ count: restaurants.length })}
          </Link>
        )}
        <Choices current={current} />
        <div className="mt-2 border-t border-line px-2 pt-2">
          {isAdding ? (
            <BeginForm />
          ) : (
            <button
              type="button"
              onClick={() => setAdding(true)}
              className="flex min-h-11 items-center gap-2 font-semibold text-brand-ink"
            >
              <Icon of={PlusIcon} /> {t.add}
            </button>
          )}
          {restaurants.length > 1 && (
            <p className="text-note text-ink-3 max-lg:hidden">{t.keys({ count: restaurants.length })}</p>
          )}
        </div>
      </div>
    </Popover>
  );
}
