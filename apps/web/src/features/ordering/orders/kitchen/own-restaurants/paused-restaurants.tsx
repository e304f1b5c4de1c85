import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import type { OwnRestaurant } from '@tawa/contract/ordering/orders.kitchen';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useTakeOrders } from './own-restaurants.queries.ts';
import { ownRestaurantsTexts } from './own-restaurants.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** Is it switched off while it could take orders? */
export const isPaused = ({ lifecycle, switch: chosen }: Pick<OwnRestaurant, 'lifecycle' | 'switch'>): boolean =>
  lifecycle === 'active' && (chosen === 'paused' || chosen === 'offline');

function PausedRestaurant({ restaurant, now }: { restaurant: OwnRestaurant; now: number }) {
  const t = useTexts(ownRestaurantsTexts);
  const language = useLanguage();
  const { mutate, isPending } = useTakeOrders();
  const { restaurant_id, restaurant_name, place, switch_since, missed_orders } = restaurant;
  const name = place === null ? restaurant_name : `${restaurant_name}, ${place}`;
  const take = () => mutate(restaurant_id, { onError: (error) => toast.error(messageFrom(error, t.notTaken)) });
  return (
    <section
      aria-label={name}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-danger-solid px-5 py-4 text-on-danger"
    >
      <Icon of={PauseIcon} weight="fill" className="text-2xl max-md:hidden" />
      <p className="num min-w-0 flex-1 text-body max-md:min-w-full">
        <b>
          {switch_since === null
            ? t.pausedNow({ name })
            : t.pausedSince({ name, time: formatWhen(switch_since, now, language) })}
        </b>{' '}
        {missed_orders.length > 0 && t.missed({ count: missed_orders.length })}
      </p>
      <Button variant="secondary" className="max-md:w-full" pending={isPending} onClick={take}>
        {t.takeAgain}
      </Button>
    </section>
  );
}

/** Restaurants that take no orders though they are live, each with the way back. */
export function PausedRestaurants({ restaurants, now }: { restaurants: readonly OwnRestaurant[]; now: number }) {
  return restaurants
    .filter(isPaused)
    .map((restaurant) => <PausedRestaurant key={restaurant.restaurant_id} restaurant={restaurant} now={now} />);
}
