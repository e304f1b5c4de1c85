import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { carouselPartTexts } from './carousel.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  title: string;
  /** A link at the right: 'All dishes'. */
  action?: ReactNode;
  level?: 2 | 3;
  /** The width of a card, where it brings none. */
  itemClassName?: string;
  /** One card each, with its own width. */
  items: readonly { id: string | number; content: ReactNode }[];
}

/** Cards in one row that scrolls by touch, wheel, keys, or the arrows of the desktop. */
export function Rail({ title, action, level = 2, itemClassName = '', items }: Props) {
  const t = useTexts(carouselPartTexts);
  const list = useRef<HTMLUListElement>(null);
  const Heading = `h${level}` as const;
  const scroll = (direction: 1 | -1): void => {
    const width = list.current?.clientWidth ?? 0;
    list.current?.scrollBy({ left: direction * width * 0.8 });
  };
  return (
    <section aria-label={title}>
      <div className="mb-5 flex items-center gap-3">
        <Heading className="min-w-0 flex-1 text-2xl font-extrabold md:text-3xl">{title}</Heading>
        {action}
        <span className="flex gap-2 max-md:hidden">
          <IconButton label={t.back({ title })} icon={CaretLeftIcon} look="outline" onClick={() => scroll(-1)} />
          <IconButton label={t.further({ title })} icon={CaretRightIcon} look="outline" onClick={() => scroll(1)} />
        </span>
      </div>
      <ul
        ref={list}
        aria-label={title}
        className="flex snap-x scroll-smooth gap-4 lg:gap-6 overflow-x-auto pb-1 no-scrollbar max-md:-mx-4 max-md:scroll-px-4 max-md:px-4"
      >
        {items.map(({ id, content }) => (
          <li key={id} className={`shrink-0 snap-start ${itemClassName}`}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
