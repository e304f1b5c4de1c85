import { useTexts } from '#lib/i18n/texts.ts';
import { lineOf, shareClass, useParts, type Props } from './order-facts.tsx';
import { restaurantsTexts } from './restaurants.texts.ts';

/** The share on time; with room for it, of which days it is. */
function usePunctuality({ restaurant: { on_time_percent: percent } }: Props) {
  const t = useTexts(restaurantsTexts);
  if (percent === null) return {};
  const node = (
    <span className={shareClass(percent)}>
      <span className="sm:hidden">{t.onTime({ percent })}</span>
      <span className="max-sm:hidden">{t.onTimeInDays({ percent })}</span>
    </span>
  );
  return { node };
}

/** The same in one line, for the page of the restaurant itself. */
export function OrderFactsLine(props: Props) {
  const { time, distance, fee } = useParts(props);
  const punctuality = usePunctuality(props);
  const whole = time.map((part) => (part?.key === 'punctuality' ? { ...part, ...punctuality } : part));
  return <span className="num">{lineOf([...(props.restaurant.status === 'online' ? whole : []), distance, fee])}</span>;
}

/** When the food would be there and how far it comes. */
export function OrderFactsShort(props: Props) {
  const { time, distance } = useParts(props);
  return <span className="num">{lineOf([time[0] ?? null, distance])}</span>;
}
