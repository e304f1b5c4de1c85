import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { CartEntry } from '@tawa/contract/cart';
import { messageFrom } from '../../lib/api-client.ts';
import { messages } from '../../lib/messages.ts';
import { site } from '../../lib/site-facts.ts';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { toast } from '../../ui/toast.ts';
import { useDeleteCartEntry, useUpdateCartEntry } from './cart.queries.ts';

interface Props {
  name: string;
  /** The entries of this dish in the cart, one for each choice of options. */
  entries: readonly CartEntry[];
  hasOptions: boolean;
  pending: boolean;
  onAdd: () => void;
}

function EntryStepper({ name, entry }: { name: string; entry: CartEntry }) {
  const update = useUpdateCartEntry();
  const remove = useDeleteCartEntry();
  const onError = (error: Error) => toast.error(messageFrom(error, messages.cart.failedToast));
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
  const [entry] = entries;
  if (entry && entries.length === 1 && !hasOptions) return <EntryStepper name={name} entry={entry} />;
  const count = entries.reduce((sum, each) => sum + each.quantity, 0);
  return (
    <button
      type="button"
      disabled={pending}
      aria-label={`Add ${name}`}
      onClick={onAdd}
      className="press inline-flex h-11 min-w-[112px] items-center justify-center gap-2 rounded-md border border-line bg-surface px-4 text-body font-bold text-brand-ink shadow-1 enabled-hover:bg-brand-soft"
    >
      Add
      {count > 0 ? (
        <span className="num rounded-xs bg-brand px-1.5 text-xs text-on-brand">{count}</span>
      ) : (
        <PlusIcon weight="bold" aria-hidden="true" />
      )}
    </button>
  );
}
