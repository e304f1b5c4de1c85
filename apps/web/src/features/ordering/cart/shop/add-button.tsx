import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { CartEntry } from '@tawa/contract/ordering/cart';
import { useLayoutEffect, useRef } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { site } from '#lib/site/site-facts.ts';
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
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const [entry] = entries;
  const single = entry && entries.length === 1 && !hasOptions ? entry : null;
  const isStepper = single !== null;
  const was = useRef(isStepper);
  // The pressed button gave its place to another one, and the focus with it: one more press is one more portion.
  useLayoutEffect(() => {
    if (was.current === isStepper) return;
    was.current = isStepper;
    const isLost = isPressed.current && document.activeElement === document.body;
    isPressed.current = false;
    if (isLost) [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [isStepper]);
  const count = entries.reduce((sum, each) => sum + each.quantity, 0);
  return (
    <div ref={box} className="contents" onClickCapture={() => (isPressed.current = true)}>
      {single ? (
        <EntryStepper name={name} entry={single} />
      ) : (
        <button
          type="button"
          // Not switched off, which would take the focus away.
          aria-disabled={pending || undefined}
          aria-label={t.addDish({ dish: name })}
          onClick={pending ? undefined : onAdd}
          className="press inline-flex h-11 min-w-[112px] items-center justify-center gap-2 rounded-md border border-line bg-surface px-4 text-body font-bold text-brand-ink shadow-1 enabled-hover:bg-brand-soft"
        >
          {t.add}
          {count > 0 ? (
            <span className="num rounded-xs bg-brand px-1.5 text-xs text-on-brand">{count}</span>
          ) : (
            <PlusIcon weight="bold" aria-hidden="true" />
          )}
        </button>
      )}
    </div>
  );
}
