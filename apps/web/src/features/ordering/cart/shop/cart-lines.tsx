import type { CartEntry } from '@tawa/contract/ordering/cart';
import { formatRupees } from '@tawa/domain/common/money';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { site } from '#lib/site/site-facts.ts';
import { QuantityStepper } from '#ui/form/stepper.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { toast } from '#ui/toast/toast.ts';
import { VegMark } from '#ui/veg-mark.tsx';
import { useAddToCart, useDeleteCartEntry, useUpdateCartEntry } from './cart.queries.ts';
import { cartTexts } from './cart.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const undoMs = 5000;

function useRemoveWithUndo(userid: number) {
  const t = useTexts(cartTexts);
  const remove = useDeleteCartEntry();
  const add = useAddToCart();
  return (entry: CartEntry) =>
    remove.mutate(entry.cart_id, {
      onSuccess: () =>
        toast.info(t.removed({ dish: entry.dish_name }), {
          duration: undoMs,
          action: {
            label: t.undo,
            onPress: () =>
              add.mutate({
                userid,
                menu_id: entry.menu_id,
                quantity: entry.quantity,
                options: entry.option_ids,
                note: entry.note,
              }),
          },
        }),
      onError: (error) => toast.error(messageFrom(error, t.failedToast)),
    });
}

interface LineProps {
  entry: CartEntry;
  pictures: boolean;
  onRemove: () => void;
  /** Opens the choices of this line; without it they stay as they are. */
  onChange: ((entry: CartEntry) => void) | undefined;
}

function Line({ entry, onRemove, onChange, pictures }: LineProps) {
  const t = useTexts(cartTexts);
  const language = useLanguage();
  const now = useNow(Date.now, 60_000);
  const update = useUpdateCartEntry();
  const quantity = update.isPending ? (update.variables.quantity ?? entry.quantity) : entry.quantity;
  const unit = entry.discounted_price ?? entry.price;
  return (
    <li className="flex gap-3 py-4">
      {pictures && entry.dish_img && (
        <img
          src={pictureUrl(entry.dish_img, 320)}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="in-data-plain:hidden size-14 rounded-md object-cover"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex items-start gap-2 text-body font-semibold">
          <VegMark veg={entry.is_veg === 1} className="mt-0.5 size-4" />
          <span>{entry.dish_name}</span>
        </p>
        {entry.options.length > 0 && (
          <p className="text-note text-ink-3">{entry.options.map((option) => option.option_name).join(' · ')}</p>
        )}
        {entry.food && entry.food.misfits.length > 0 && (
          <p className="text-note font-semibold wrap-anywhere text-warning">{entry.food.misfits.join('. ')}</p>
        )}
        {entry.note && <p className="text-note text-ink-3">“{entry.note}”</p>}
        {onChange && entry.has_options && entry.availability !== 'gone' && (
          <button
            type="button"
            aria-label={t.changeOptions({ dish: entry.dish_name })}
            onClick={() => onChange(entry)}
            className="-my-1 min-h-11 text-note font-bold text-brand-ink"
          >
            {t.change}
          </button>
        )}
        {entry.served_from && (
          <p className="mt-1 text-note font-semibold text-accent-ink">
            {t.servedFrom({ when: formatWhen(entry.served_from, now, language) })}
          </p>
        )}
        {entry.problem && <p className="mt-1 text-note font-semibold text-danger">{entry.problem}</p>}
        <div className="mt-2 flex items-center justify-between gap-3">
          <QuantityStepper
            label={entry.dish_name}
            value={quantity}
            max={Math.max(entry.quantity, site().limits.portions)}
            onChange={(next) =>
              update.mutate(
                { cart_id: entry.cart_id, quantity: next },
                { onError: (error) => toast.error(messageFrom(error, t.failedToast)) },
              )
            }
            onRemove={onRemove}
          />
          <span className="num text-right text-body font-bold">
            {formatRupees(unit * quantity)}
            {entry.discounted_price && entry.discounted_price !== entry.price && (
              <s className="block text-note font-normal text-ink-3">
                <span className="sr-only">{t.was} </span>
                {formatRupees(entry.price * quantity)}
              </s>
            )}
          </span>
        </div>
      </div>
    </li>
  );
}

/** The entries with their steppers; minus at one takes the entry away and offers it back for five seconds. */
export function CartLines({
  entries,
  userid,
  pictures = false,
  onChange,
}: {
  entries: readonly CartEntry[];
  userid: number;
  pictures?: boolean;
  /** Opens the choices of a line. */
  onChange?: (entry: CartEntry) => void;
}) {
  const removeWithUndo = useRemoveWithUndo(userid);
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <Line
          key={entry.cart_id}
          entry={entry}
          pictures={pictures}
          onRemove={() => removeWithUndo(entry)}
          onChange={onChange}
        />
      ))}
    </ul>
  );
}
