import type { CartEntry } from '@tawa/contract/ordering/cart';
import { messageFrom } from '#lib/api/api-client.ts';
import { site } from '#lib/site/site-facts.ts';
import { AddInPlace } from '#ui/add-in-place.tsx';
import { QuantityStepper } from '#ui/form/stepper.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useDeleteCartEntry, useUpdateCartEntry } from './cart.queries.ts';
import { cartTexts } from './cart.texts.ts';

interface Props {
  name: string;
  /** The entries of this dish in the cart, one for each choice of options. */
  entries: readonly CartEntry[];
  hasOptions: boolean;
  pending: boolean;
  onAdd: () => void;
}

function EntryStepper({ name, entry }: { name: string; entry: CartEntry }) {
  const t = useTexts(cartTexts);
  const update = useUpdateCartEntry();
  const remove = useDeleteCartEntry();
  const onError = (error: Error) => toast.error(messageFrom(error, t.failedToast));
  return (
    <QuantityStepper
      label={name}
      value={update.isPending ? (update.variables.quantity ?? entry.quantity) : entry.quantity}
      max={Math.max(entry.quantity, site().limits.portions)}
      look="brand"
      onChange={(quantity) => update.mutate({ cart_id: entry.cart_id, quantity }, { onError })}
      onRemove={() => remove.mutate(entry.cart_id, { onError })}
    />
  );
}

/** 'Add', which becomes a stepper in place; a dish with options counts its portions and opens its choices again. */
export function AddButton({ name, entries, hasOptions, pending, onAdd }: Props) {
  const t = useTexts(cartTexts);
  const [entry] = entries;
  const isOne = entry && entries.length === 1 && !hasOptions;
  return (
    <AddInPlace
      text={t.add}
      label={t.addDish({ dish: name })}
      count={entries.reduce((sum, each) => sum + each.quantity, 0)}
      pending={pending}
      onAdd={onAdd}
      stepper={isOne && <EntryStepper name={name} entry={entry} />}
    />
  );
}
