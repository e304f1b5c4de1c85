import { lineOf, useParts, type Props } from './order-facts.tsx';

/** The same in one line, for the page of the restaurant itself. */
export function OrderFactsLine(props: Props) {
  const { time, distance, fee } = useParts({ ...props, isRoomy: true });
  return <span className="num">{lineOf([...(props.restaurant.status === 'online' ? time : []), distance, fee])}</span>;
}

/** When the food would be there and how far it comes. */
export function OrderFactsShort(props: Props) {
  const { time, distance } = useParts(props);
  return <span className="num">{lineOf([time[0] ?? null, distance])}</span>;
}
