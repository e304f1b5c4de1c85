import type { addToCart } from '@tawa/contract/cart';
import type { Answer } from '@tawa/contract/endpoint';
import { formatRupees } from '@tawa/domain/money';
import { useState, type ReactNode } from 'react';
import { messageFrom } from '../../lib/api-client.ts';
import { plural } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { pictureUrl } from '../../lib/paths.ts';
import { requireLogin } from '../../lib/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useAddToCart as useAdd } from './cart.queries.ts';

export interface Wanted {
  menu_id: number;
  dish_name: string;
  dish_img?: string | null;
  quantity: number;
  options: number[];
  note: string;
}

type Question = Extract<Answer<typeof addToCart>, { status: 409 }>['body'] & { wanted: Wanted; userid: number };

const logoOf = (logo: string | null) =>
  logo ? <img src={pictureUrl(logo)} alt="" width={40} height={40} className="size-10 rounded-sm" /> : null;

function ClearCartQuestion({
  question,
  pending,
  onConfirm,
  onCancel,
}: {
  question: Question;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { current, adding, wanted } = question;
  const rows = [
    { label: 'In your cart', name: current.restaurant_name, logo: current.logo, amount: formatRupees(current.total) },
    {
      label: 'You are adding',
      name: adding.restaurant_name,
      logo: adding.logo,
      amount: `${wanted.quantity} × ${wanted.dish_name}`,
    },
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
        A cart holds dishes of one restaurant. Adding from {adding.restaurant_name} removes{' '}
        {plural(current.dishes, 'dish', 'dishes')} of {current.restaurant_name}.
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

/** Adds a dish; asks guests to log in first, and before another restaurant's cart is replaced. `question` is rendered by the screen. */
export function useAddToCart(onAdded?: () => void) {
  const add = useAdd();
  const [question, setQuestion] = useState<Question | null>(null);

  const send = (wanted: Wanted, userid: number, forceClear: boolean) =>
    add.mutate(
      {
        userid,
        menu_id: wanted.menu_id,
        quantity: wanted.quantity,
        options: wanted.options,
        note: wanted.note,
        forceClear,
      },
      {
        onSuccess: (answer) => {
          if (answer.status === 409) return setQuestion({ ...answer.body, wanted, userid });
          setQuestion(null);
          toast.success(messages.cart.added);
          return onAdded?.();
        },
        onError: (error) => toast.error(messageFrom(error, messages.cart.failed)),
      },
    );

  const addWanted = (wanted: Wanted) =>
    requireLogin({
      title: `Log in to add ${wanted.dish_name}`,
      picture: wanted.dish_img ? pictureUrl(wanted.dish_img, 320) : undefined,
      onLogin: (session) => {
        if (session.userType === 'user') send(wanted, session.userId, false);
        else toast.error(messages.cart.failedToast);
      },
    });

  const asked: ReactNode = question && (
    <ClearCartQuestion
      question={question}
      pending={add.isPending}
      onConfirm={() => send(question.wanted, question.userid, true)}
      onCancel={() => setQuestion(null)}
    />
  );
  return { add: addWanted, pending: add.isPending, question: asked };
}
