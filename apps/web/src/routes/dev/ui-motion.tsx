import { Carousel } from '#ui/carousel/carousel.tsx';
import { Rail } from '#ui/carousel/rail.tsx';
import { Shelf } from './gallery.tsx';

const slides = [
  { id: 'food', label: 'Food', look: 'bg-bar text-on-bar' },
  { id: 'healthy', label: 'Healthy', look: 'bg-success-solid text-on-success' },
  { id: 'specials', label: 'Specials', look: 'bg-brand text-on-brand' },
].map(({ id, label, look }) => ({
  id,
  label,
  content: <p className={`display grid h-56 place-items-center text-4xl font-extrabold ${look}`}>{label}</p>,
}));
const cards = Array.from({ length: 9 }, (_card, index) => ({
  id: index,
  content: (
    <a href="#motion" className="grid h-32 w-53 place-items-center rounded-2xl border border-line bg-surface font-bold">
      Card {index + 1}
    </a>
  ),
}));

export function MotionShelf() {
  return (
    <Shelf id="motion" title="Carousels and rails">
      <Carousel
        label="What we cook"
        slides={slides}
        fade
        everyMs={4000}
        className="rounded-3xl"
        controlsClassName="mt-2"
      />
      <Carousel label="What people say" slides={slides} arrows className="rounded-3xl" controlsClassName="mt-2" />
      <Rail title="Popular dishes" level={3} items={cards} />
    </Shelf>
  );
}
