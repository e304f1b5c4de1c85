import { BagIcon } from '@phosphor-icons/react/dist/ssr/Bag';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { shopTexts } from './shop.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The way to the cart; filled once something is in it. */
export function CartButton({ count }: { count: number }) {
  const t = useTexts(shopTexts);
  const look = count > 0 ? 'bg-brand text-on-brand' : 'border border-line bg-surface';
  return (
    <Link
      to={paths.cart}
      aria-label={t.cart({ count })}
      className={`relative grid size-11 shrink-0 place-items-center rounded-full text-[1.25rem] ${look}`}
    >
      <BagIcon weight="bold" aria-hidden="true" />
      {count > 0 && (
        <span className="num absolute -top-1 -right-1 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent">
          {count}
        </span>
      )}
    </Link>
  );
}
