import type { MenuRow } from '@tawa/contract/catalogue/menu.form';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { memo } from 'react';
import { formatCount, formatWhen } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { CheckMark } from '#ui/form/check-marks.tsx';
import { cx } from '#ui/cx.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { ComboParts } from './combo-parts.tsx';
import { kitchenMenuTexts } from './menu.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

export interface LineActions {
  onOpen: (menuId: number) => void;
  onTick: (menuId: number) => void;
  onSwitch: (dish: MenuRow, on: boolean) => void;
}

interface Props extends LineActions {
  dish: MenuRow;
  isOpen: boolean;
  isTicked: boolean;
  /** Tick boxes on narrow screens too. */
  isSelecting: boolean;
  /** Less beside the name, while the editor takes its room. */
  isDense: boolean;
}

const backText = ({ sold_out_until, daily_stock }: MenuRow, language: Language): string => {
  const t = textsIn(kitchenMenuTexts, language);
  if (sold_out_until) return t.toTime({ soldOutUntil: formatWhen(sold_out_until, Date.now(), language) });
  return daily_stock === 0 ? t.noneLeftToday : t.soldOut;
};

/** Why a dish is not on sale, in words and with an icon. */
export function Reasons({ dish }: { dish: MenuRow }) {
  const language = useLanguage();
  const t = useTexts(kitchenMenuTexts);
  const { state, dish_img } = dish;
  return (
    <>
      {state === 'sold_out' && (
        <Badge tone="warning" icon={MoonIcon}>
          {backText(dish, language)}
        </Badge>
      )}
      {dish.hidden_reason !== null && (
        <Badge tone="danger" icon={ProhibitIcon}>
          <span title={dish.hidden_reason}>{t.takenOff}</span>
        </Badge>
      )}
      {state === 'hidden' && dish.hidden_reason === null && <Badge icon={EyeSlashIcon}>{t.hidden}</Badge>}
      {state === 'draft' && (
        <Badge tone="info" icon={PencilSimpleIcon}>
          {t.draft}
        </Badge>
      )}
      {dish_img === null && (
        <Badge tone="danger" icon={ImageIcon}>
          {t.noPhoto}
        </Badge>
      )}
    </>
  );
}

/** Its picture, or that there is none. */
export function Thumbnail({ dish: { dish_img, state } }: { dish: MenuRow }) {
  const shape = 'aspect-4/3 w-20 shrink-0 rounded-sm lg:w-11';
  if (dish_img === null)
    return (
      <span aria-hidden="true" className={cx(shape, 'grid place-items-center bg-surface-2 text-ink-3')}>
        <ImageIcon />
      </span>
    );
  return (
    <Picture
      src={pictureUrl(dish_img)}
      alt=""
      sizes="(min-width: 1024px) 44px, 80px"
      className={cx(shape, (state === 'hidden' || state === 'draft') && 'opacity-60 grayscale')}
    />
  );
}

/** One dish of the list: the row opens it, the switch puts it on sale or off. */
export const DishLine = memo(function DishLine(props: Props) {
  const t = useTexts(kitchenMenuTexts);
  const { dish, isOpen, isTicked, isSelecting, isDense, onOpen, onTick, onSwitch } = props;
  const { menu_id, dish_name, state } = dish;
  const tickId = `tick-${menu_id}`;
  const was = dish.discounted_price !== null && !isDense ? dish.price : null;
  return (
    <div
      className={cx(
        'relative flex min-h-22 min-w-0 flex-1 items-center gap-3 border-b border-line px-4 py-2 lg:min-h-11 lg:py-0.5',
        isOpen && 'bg-brand-soft',
      )}
    >
      <label htmlFor={tickId} className={cx('relative z-10 -m-3 p-3', !isSelecting && 'max-lg:hidden')}>
        <span className="sr-only">{t.select({ dishName: dish_name })}</span>
        <CheckMark id={tickId} checked={isTicked} onChange={() => onTick(menu_id)} />
      </label>
      <Thumbnail dish={dish} />
      <div className="flex min-w-0 flex-1 flex-col gap-1 lg:flex-row lg:items-center lg:gap-3">
        <div className="flex min-w-0 flex-col gap-1 max-lg:contents lg:flex-1 lg:flex-row lg:flex-wrap lg:items-center lg:gap-x-3">
          <span className="flex min-w-0 items-start gap-2 lg:items-center">
            <VegMark veg={dish.is_veg === 1} className="mt-1 size-4 lg:mt-0" />
            <button
              type="button"
              data-dish={menu_id}
              onClick={() => onOpen(menu_id)}
              className="min-w-0 text-left text-base font-semibold break-words after:absolute after:inset-0 lg:text-sm"
            >
              {dish_name}
            </button>
          </span>
          <span className="flex flex-wrap gap-1.5 empty:hidden max-lg:order-last">
            <Reasons dish={dish} />
            {dish.parts.length > 0 && <ComboParts combo={dish} />}
          </span>
        </div>
        {!isDense && (
          <span className="num w-16 shrink-0 text-right text-sm text-ink-2 max-xl:hidden">
            {t.min({ preparationTime: dish.preparation_time })}
          </span>
        )}
        <span className={cx('shrink-0 lg:text-right', isDense ? 'lg:w-20' : 'lg:w-44')}>
          <Price price={dish.discounted_price ?? dish.price} was={was} size="small" />
        </span>
        <span
          className={cx(
            'num w-14 shrink-0 text-right text-sm text-ink-2',
            isDense ? 'max-2xl:hidden' : 'max-lg:hidden',
          )}
        >
          {dish.ordered_30_days === 0 ? '–' : formatCount(dish.ordered_30_days)}
          <span className="sr-only"> {t.ordered30Days}</span>
        </span>
      </div>
      <Switch
        label={t.onSale({ dishName: dish_name })}
        hideLabel
        checked={state === 'on'}
        onChange={(on) => onSwitch(dish, on)}
        className="relative z-10 shrink-0 px-1"
      />
    </div>
  );
});

/** What the columns are, over the rows. */
export function LineHeads({ isDense }: { isDense: boolean }) {
  const t = useTexts(kitchenMenuTexts);
  return (
    <div
      aria-hidden="true"
      className="flex min-h-10 items-center gap-3 border-b border-line bg-surface px-4 text-note font-semibold text-ink-3 max-lg:hidden"
    >
      <span className="w-[80px]" />
      <span className="flex-1">{t.dish}</span>
      {!isDense && <span className="w-16 text-right max-xl:hidden">{t.cooking}</span>}
      <span className={cx('text-right', isDense ? 'w-20' : 'w-44')}>{t.price}</span>
      <span className={cx('w-14 text-right', isDense && 'max-2xl:hidden')}>{t.n30Days}</span>
      <span className="w-14 text-right whitespace-nowrap">{t.sale}</span>
    </div>
  );
}
