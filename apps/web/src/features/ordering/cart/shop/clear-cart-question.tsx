import { formatRupees } from '@tawa/domain/common/money';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { cartTexts } from './cart.texts.ts';
import type { Question } from './other-cart.ts';

const logoOf = (logo: string | null) =>
  logo ? (
    <img
      src={pictureUrl(logo)}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      className="in-data-plain:hidden size-10 rounded-sm"
    />
  ) : null;

interface Props {
  question: Question;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A cart holds dishes of one restaurant: asked before another one's take the place of those that are in it. */
export function ClearCartQuestion({ question, pending, onConfirm, onCancel }: Props) {
  const { replace: t } = useTexts(cartTexts);
  const { current, adding, line } = question;
  const from = adding?.restaurant_name ?? t.another;
  const amount = `${line.quantity} × ${line.dish_name}`;
  const rows = [
    ...(current
      ? [
          {
            label: t.current,
            name: current.restaurant_name,
            logo: current.logo,
            amount: formatRupees(current.total),
          },
        ]
      : []),
    { label: t.adding, name: adding?.restaurant_name ?? '', logo: adding?.logo ?? null, amount },
  ];
  return (
    <ConfirmDialog
      title={t.title}
      danger
      cancelLabel={t.cancel}
      confirmLabel={t.confirm}
      pending={pending}
      pendingText={t.pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {current
          ? t.dishes({ adding: from, count: current.dishes, current: current.restaurant_name })
          : t.all({ adding: from })}
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
