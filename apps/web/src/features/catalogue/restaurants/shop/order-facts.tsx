import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import type { Restaurant } from '@tawa/contract/catalogue/restaurants';
import { onTimeFairPercent, onTimeGoodPercent } from '@tawa/domain/catalogue/punctuality';
import { metresBetween, type Point } from '@tawa/domain/common/distance';
import { minuteMs } from '@tawa/domain/common/durations';
import { deliveryTimeDefaultMin } from '@tawa/domain/common/limits';
import { formatRupees } from '@tawa/domain/common/money';
import type { ReactNode } from 'react';
import { formatArrival } from '#lib/format.ts';
import { usePageMinute } from '#lib/site/drawing.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useNow } from '#ui/state/use-now.ts';
import { openingText } from './closed-text.ts';
import { restaurantsTexts } from './restaurants.texts.ts';

/** A place in a city. */
export interface Spot extends Point {
  city_id: number;
}

export interface Props {
  restaurant: Restaurant;
  /** Where the food would go; a clock time and a distance are said only where that is known. */
  from?: Spot | null | undefined;
}

// No kitchen delivers to another city.
const isReached = ({ restaurant, from }: Props): boolean => from?.city_id === restaurant.city_id;

/** How a share on time looks. */
export const shareClass = (percent: number): string =>
  `font-semibold ${
    percent >= onTimeGoodPercent ? 'text-success' : percent >= onTimeFairPercent ? 'text-ink-2' : 'text-warning'
  }`;

/** How often the time was kept in thirty days, or how many orders there were while that says nothing. */
function Punctuality({ restaurant: { on_time_percent: percent, served_orders: count } }: Pick<Props, 'restaurant'>) {
  const t = useTexts(restaurantsTexts);
  if (percent === null) return t.ordersInDays({ count });
  return <span className={shareClass(percent)}>{t.onTime({ percent })}</span>;
}

const minutesOf = ({ delivery_time }: Restaurant): number => delivery_time || deliveryTimeDefaultMin;

function Arrival({ restaurant, from }: Props) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const now = useNow(Date.now, minuteMs);
  const minutes = minutesOf(restaurant);
  return (
    <span className="font-bold text-ink">
      {isReached({ restaurant, from })
        ? t.byTime({ time: formatArrival(minutes, now, language) })
        : t.about({ minutes })}
    </span>
  );
}

function Fee({ restaurant: { delivery_fee, offers_delivery } }: Pick<Props, 'restaurant'>) {
  const t = useTexts(restaurantsTexts);
  if (!offers_delivery) return <span>{t.pickupOnly}</span>;
  if (delivery_fee === 0) return <span className="font-semibold text-success">{t.freeDelivery}</span>;
  return <span>{t.delivery({ deliveryFee: formatRupees(delivery_fee) })}</span>;
}

interface Part {
  key: string;
  node: ReactNode;
  /** Said on wide screens, and to who listens. */
  isWide?: boolean;
}

/** Parts in one line, with what parts them. */
export const lineOf = (parts: readonly (Part | null)[]) =>
  parts
    .filter((part) => part !== null)
    .map(({ key, node, isWide }, index) => (
      <span key={key} className={isWide ? 'max-sm:sr-only' : undefined}>
        {index > 0 && (
          <span aria-hidden="true" className="mx-1.5">
            ·
          </span>
        )}
        {node}
      </span>
    ));

/** The time with what makes it believable; of a closed kitchen when it opens. */
function timeParts({ restaurant, from }: Props, minutes: string, opening: string): (Part | null)[] {
  const { status, served_orders } = restaurant;
  if (status !== 'online')
    return [
      {
        key: 'opening',
        node: (
          <span className="font-bold text-ink">
            <MoonIcon weight="fill" className="mr-1.5 inline align-[-2px]" aria-hidden="true" />
            {opening}
          </span>
        ),
      },
    ];
  return [
    { key: 'arrival', node: <Arrival restaurant={restaurant} from={from} /> },
    isReached({ restaurant, from }) ? { key: 'minutes', node: minutes, isWide: true } : null,
    served_orders > 0 ? { key: 'punctuality', node: <Punctuality restaurant={restaurant} /> } : null,
  ];
}

function kilometresOf({ restaurant, from }: Props): string | null {
  const { lat, lng } = restaurant;
  if (!from || lat === null || lng === null || !isReached({ restaurant, from })) return null;
  return (metresBetween(from, { lat, lng }) / 1000).toFixed(1);
}

interface Parts {
  time: (Part | null)[];
  distance: Part | null;
  fee: Part;
}

/** What is said of time and way. */
export function useParts(props: Props): Parts {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const km = kilometresOf(props);
  return {
    time: timeParts(
      props,
      t.minutes({ minutes: minutesOf(props.restaurant) }),
      openingText(props.restaurant, usePageMinute(), language),
    ),
    distance: km === null ? null : { key: 'distance', node: t.km({ value: km }) },
    fee: { key: 'fee', node: <Fee restaurant={props.restaurant} /> },
  };
}

/** The part of the town, and on wide screens the town. */
const Area = ({ restaurant: { venue_name, cityname } }: Pick<Props, 'restaurant'>) => (
  <>
    {venue_name ?? cityname}
    {venue_name !== null && <span className="max-sm:sr-only">, {cityname}</span>}
  </>
);

/** Time and its proof in one line; how far it is, or in which part of the town, and what the way costs in the next. */
export function OrderFacts(props: Props) {
  const { time, distance, fee } = useParts(props);
  const area = { key: 'area', node: <Area restaurant={props.restaurant} />, isWide: distance !== null };
  return (
    <div className="num mt-1 text-note/5 text-ink-2">
      <p>{lineOf(time)}</p>
      <p>{lineOf([distance, area, fee])}</p>
    </div>
  );
}
