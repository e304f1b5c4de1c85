import { formatRupees } from '@tawa/domain/common/money';
import { plural } from '#lib/format.ts';
import { messages } from '#lib/messages.ts';
import { pictureUrl } from '#lib/paths.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import type { Question } from './other-cart.ts';

const logoOf = (logo: string | null) =>
  logo ? <img src={pictureUrl(logo)} alt="" width={40} height={40} className="size-10 rounded-sm" /> : null;

interface Props {
  question: Question;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A cart holds dishes of one restaurant: asked before another one's take the place of those that are in it. */
export function ClearCartQuestion({ question, pending, onConfirm, onCancel }: Props) {
  const { current, adding, wanted } = question;
  const amount = `${wanted.quantity} × ${wanted.dish_name}`;
  const rows = [
    ...(current
      ? [
          {
            label: 'In your cart',
            name: current.restaurant_name,
            logo: current.logo,
            amount: formatRupees(current.total),
          },
        ]
      : []),
    { label: 'You are adding', name: adding?.restaurant_name ?? '', logo: adding?.logo ?? null, amount },
  ];
  return (
    <ConfirmDialog
      title={messages.cart.clearTitle}
      danger
      cancelLabel="Keep current cart"
      confirmLabel="Clear and add"
      pending={pending}
      pendingText="Clearing..."
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        A cart holds dishes of one restaurant. Adding from {adding?.restaurant_name ?? 'another one'} removes{' '}
        {current ? `${plural(current.dishes, 'dish', 'dishes')} of ${current.restaurant_name}` : 'what is in it'}.
      </p>
      <ul className="mt-4 divide-y divide-line rounded-lg border border-line">
        {rows.map(({ label, name, logo, amount }) => (
          <li key={label} className="flex items-center gap-3 p-3 text-body">
            {logoOf(logo)}
            <span className="min-w-0 flex-1">
              <span className="block text-note text-ink-3">{label}</span>
              <span className="block font-bold text-ink">{name}</span>
            </span>
            <span className="num max-w-[45%] text-right font-semibold">{amount}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
