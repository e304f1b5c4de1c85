import type { Order } from '@tawa/contract/ordering/orders';
import { ordersTexts } from './orders.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Point {
  lat: number;
  lng: number;
}

const pointOf = (place: { lat: number | null; lng: number | null } | null): Point | null =>
  place && place.lat !== null && place.lng !== null ? { lat: place.lat, lng: place.lng } : null;

/** Where both ends lie on the drawing: true directions, always in view. */
function layOut(from: Point, to: Point) {
  const span = Math.max(Math.abs(from.lat - to.lat), Math.abs(from.lng - to.lng), 1e-4);
  const middle = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
  const place = ({ lat, lng }: Point) => ({
    x: 300 + ((lng - middle.lng) / span) * 320,
    y: 160 - ((lat - middle.lat) / span) * 190,
  });
  return { start: place(from), end: place(to) };
}

const streets = Array.from({ length: 9 }, (_street, index) => index);

/** The restaurant and the door on our own street pattern; without a rider's position it says nothing about distance. */
export function OrderMap({ order }: { order: Order }) {
  const t = useTexts(ordersTexts);
  const from = pointOf(order.restaurant);
  const to = pointOf(order.address);
  if (!from || !to) return null;
  const { start, end } = layOut(from, to);
  const bend = { x: start.x, y: end.y };
  return (
    <svg
      viewBox="0 0 600 320"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t.drawnMapFrom({
        restaurantName: order.restaurant.restaurant_name,
        label: order.address?.label ?? t.door,
      })}
      className="h-[15rem] w-full bg-surface-2 lg:h-[28.25rem] lg:rounded-2xl"
    >
      <g stroke="currentColor" className="text-surface" strokeWidth="10">
        {streets.map((index) => (
          <path key={index} d={`M-20 ${index * 46 - 10} L620 ${index * 46 - 40}`} />
        ))}
        {streets.map((index) => (
          <path key={index} d={`M${index * 84 - 30} -20 L${index * 84} 340`} />
        ))}
      </g>
      <path
        d={`M${start.x} ${start.y} L${bend.x} ${bend.y} L${end.x} ${end.y}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="2 14"
        className="text-brand"
      />
      <g className="text-brand">
        <circle cx={start.x} cy={start.y} r="17" fill="currentColor" />
        <circle cx={start.x} cy={start.y} r="7" className="fill-surface" />
      </g>
      <g className="text-success-solid">
        <circle cx={end.x} cy={end.y} r="17" fill="currentColor" />
        <path d={`M${end.x - 8} ${end.y} l8 -8 l8 8 v8 h-16 z`} className="fill-surface" />
      </g>
    </svg>
  );
}
