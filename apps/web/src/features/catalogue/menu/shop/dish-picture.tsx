import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { pictureUrl } from '#lib/paths.ts';
import { Picture } from '#ui/picture.tsx';

interface Props {
  dish: { dish_name: string; dish_img: string | null };
  sizes: string;
  className: string;
  eager?: boolean;
  dimmed?: boolean;
}

/** A dish from above, or a plate sign where there is no picture. */
export function DishPicture({ dish, sizes, className, eager, dimmed = false }: Props) {
  if (!dish.dish_img)
    return (
      <span
        aria-hidden="true"
        className={`grid place-items-center bg-surface-2 text-4xl text-ink-3 in-data-plain:hidden ${className}`}
      >
        <ForkKnifeIcon />
      </span>
    );
  return (
    <Picture
      src={pictureUrl(dish.dish_img)}
      alt=""
      sizes={sizes}
      eager={eager}
      className={`${className} ${dimmed ? 'opacity-60 grayscale' : ''}`}
    />
  );
}
