import { MinusCircleIcon } from '@phosphor-icons/react/dist/ssr/MinusCircle';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import type { Order, Substitute } from '@tawa/contract/ordering/orders';
import { formatRupees } from '@tawa/domain/common/money';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { cx } from '#ui/cx.ts';
import { RadioMark } from '#ui/form/check-marks.tsx';
import { Icon, type Shape } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { RatingStar } from '#ui/rating.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { shortageTexts } from './shortage.texts.ts';

type Shortage = NonNullable<Order['items'][number]['shortage']>;

/** One of the offered dishes, or one of the two words. */
export type Choice = number | 'remove' | 'cancel';

interface Props {
  name: string;
  shortage: Shortage;
  cash: boolean;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}

/** What a choice brings back, in the words of how it was paid. */
export function useBack(cash: boolean): (sum: number) => string {
  const t = useTexts(shortageTexts);
  return (sum) => (cash ? t.less({ sum: formatRupees(sum) }) : t.back({ sum: formatRupees(sum) }));
}

function Price({ dish, cash }: { dish: Substitute; cash: boolean }) {
  const t = useTexts(shortageTexts);
  const back = useBack(cash);
  const price = (each: number) =>
    dish.quantity > 1 ? t.each({ quantity: dish.quantity, price: formatRupees(each) }) : formatRupees(each);
  return (
    <span className="num mt-1 flex flex-wrap items-baseline gap-x-2 text-body text-ink">
      {dish.price > dish.price_here && (
        <s className="text-ink-3">
          <span className="sr-only">{t.was} </span>
          {formatRupees(dish.price)}
        </s>
      )}
      {price(dish.price_here)}
      <span className="font-bold text-success">{dish.back === 0 ? t.same : back(dish.back)}</span>
    </span>
  );
}

function DishCard({ dish, name, cash, chosen, onChoose }: { dish: Substitute } & Omit<Props, 'shortage'>) {
  const { parts = [], options = [] } = dish;
  const within = [...parts.map((part) => `${part.quantity} × ${part.name}`), ...options];
  return (
    <label className="flex min-h-24 items-center gap-3 rounded-xl border border-line-strong bg-surface p-3 transition-colors has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand">
      {dish.dish_img && (
        <Picture src={pictureUrl(dish.dish_img)} alt="" sizes="76px" className="size-19 shrink-0 rounded-md" />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <VegMark veg={dish.is_veg === 1} className="size-4" />
          {dish.rating > 0 && <RatingStar rating={dish.rating} />}
        </span>
        <span className="mt-1 block text-body font-bold wrap-anywhere text-ink">{dish.name}</span>
        {within.length > 0 && <span className="block text-note wrap-anywhere text-ink-3">{within.join(' · ')}</span>}
        <Price dish={dish} cash={cash} />
      </span>
      <RadioMark
        name={name}
        checked={chosen === dish.order_substitute_id}
        onChange={() => onChoose(dish.order_substitute_id)}
      />
    </label>
  );
}

interface RowProps extends Omit<Props, 'shortage'> {
  choice: 'remove' | 'cancel';
  icon: Shape;
  label: string;
  end: string;
}

const Row = ({ choice, icon, label, end, name, chosen, onChoose }: RowProps) => (
  <label
    className={cx(
      'flex min-h-12 items-center gap-3 rounded-md px-1 text-body font-semibold has-checked:bg-brand-soft',
      choice === 'cancel' ? 'text-danger' : 'text-ink',
    )}
  >
    <Icon of={icon} weight="bold" className="text-[1.25rem]" />
    <span className="min-w-0 flex-1">{label}</span>
    <span className={cx('num', choice === 'cancel' ? 'text-ink' : 'text-success')}>{end}</span>
    <RadioMark name={name} checked={chosen === choice} onChange={() => onChoose(choice)} />
  </label>
);

/** Up to three dishes to take, the order without it, or none of it: each with what it means in money. */
export function ShortageChoices({ shortage, ...props }: Props) {
  const t = useTexts(shortageTexts);
  const back = useBack(props.cash);
  const { substitutes = [] } = shortage;
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="sr-only">{t.what}</legend>
      <div className="grid gap-3 empty:hidden">
        {substitutes.map((dish) => (
          <DishCard key={dish.order_substitute_id} dish={dish} {...props} />
        ))}
      </div>
      <div className="mt-2 divide-y divide-line">
        {typeof shortage.back === 'number' && (
          <Row {...props} choice="remove" icon={MinusCircleIcon} label={t.leaveOut} end={back(shortage.back)} />
        )}
        <Row
          {...props}
          choice="cancel"
          icon={XCircleIcon}
          label={t.cancel}
          end={props.cash ? t.payNothing : t.fullRefund}
        />
      </div>
    </fieldset>
  );
}
