import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { FireIcon } from '@phosphor-icons/react/dist/ssr/Fire';
import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#lib/format.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { dishRating } from './dish-price.tsx';
import { dishParts, OptionGroups } from './option-groups.tsx';
import type { DishOptions } from './use-dish-options.ts';
import { menuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  dish: DishDetails;
  state: DishOptions;
  /** How its kitchen stands: rating and hours. */
  kitchen: ReactNode;
  /** What can be done with it, under its options. */
  children: ReactNode;
}

/** What a dish is, what it costs and how it can be chosen. */
export function DishAbout({ dish, state, kitchen, children }: Props) {
  const t = useTexts(menuTexts);
  const language = useLanguage();
  return (
    <div className="px-4 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start lg:px-0">
      <p className="flex items-center gap-2 text-body font-semibold">
        <VegMark veg={dish.is_veg === 1} /> {dish.is_veg === 1 ? t.veg : t.nonVeg}
      </p>
      <h1 className="mt-2 text-3xl font-extrabold tracking-[-.03em] lg:text-4xl">
        {nameIn(dish.dish_name, dish.names, language)}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link to={paths.restaurant(dish)} className="flex min-h-11 min-w-0 items-center gap-3 font-bold text-brand-ink">
          {dish.logo && (
            <Picture src={pictureUrl(dish.logo)} alt="" sizes="40px" className="size-10 shrink-0 rounded-sm" />
          )}
          <span className="min-w-0 wrap-anywhere">{nameIn(dish.restaurant_name, dish.restaurant_names, language)}</span>
        </Link>
        {kitchen}
      </div>
      <p className="mt-3 text-ink-2">{dish.description}</p>
      {dishParts(dish, language)}
      <div className="mt-4">
        <Price
          price={dish.discounted_price ?? dish.price}
          was={dish.discounted_price ? dish.price : null}
          percent
          size="large"
        />
        <p className="mt-1 text-note text-ink-3">{t.gstPackagingAdded}</p>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-body wrap-anywhere text-ink-2">
        <li className="flex items-center gap-2">
          <ClockIcon aria-hidden="true" /> {t.minPreparation({ preparationTime: dish.preparation_time })}
        </li>
        <li className="flex items-center gap-2">
          <FireIcon aria-hidden="true" /> {t.orders({ numOfOrder: formatCount(dish.num_of_order) })}
        </li>
        {dish.rating_count > 0 && <li>{dishRating(dish)}</li>}
        <li>
          <Link
            to={paths.ourDishes({ category: dish.category })}
            className="relative font-semibold text-brand-ink underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3 hover:underline"
          >
            {nameIn(dish.category, dish.category_names, language)}
          </Link>
        </li>
      </ul>
      {dish.option_groups.length > 0 && (
        <div className="mt-5 rounded-2xl border border-line bg-surface px-5">
          <OptionGroups dish={dish} state={state} />
        </div>
      )}
      <div className="mt-5">{children}</div>
    </div>
  );
}
