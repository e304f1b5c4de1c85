import { formatRupees } from '@tawa/domain/common/money';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { getSession, requireLogin, type LoginRequest } from '#lib/session/session.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { toast } from '#ui/toast/toast.ts';
import { cartQuery, useAddToCart as useAdd } from './cart.queries.ts';
import { cartTexts } from './cart.texts.ts';
import { forgetLine, keepLine } from './kept-line.ts';
import type { CartLineInput, Question } from './other-cart.ts';

const ClearCartQuestion = lazyPart(async () => (await import('./clear-cart-question.tsx')).ClearCartQuestion);

interface Options {
  /** What is said when the server gives no reason. */
  failed?: string;
  /** Whether every add is told, not only the first one of an empty cart. */
  isAlwaysTold?: boolean;
  onAdded?: () => void;
}

function addingOf({ dish_name, chosen = [], quantity, ...line }: CartLineInput): LoginRequest['adding'] {
  const unit = line.discounted_price ?? line.price;
  const total = line.total ?? (unit === undefined ? undefined : unit * quantity);
  if (total === undefined) return undefined;
  return { what: [dish_name, ...chosen].join(', '), quantity, amount: formatRupees(total) };
}

/** Adds a dish; asks guests to log in first, and before another restaurant's cart is replaced. `question` is rendered by the screen. */
export function useAddToCart({ failed, isAlwaysTold = false, onAdded }: Options = {}) {
  const t = useTexts(cartTexts);
  const language = useLanguage();
  const add = useAdd();
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);

  const send = (line: CartLineInput, userid: number, forceClear: boolean) => {
    const held = client.getQueryData(cartQuery(userid).queryKey) ?? [];
    const isTold = isAlwaysTold || forceClear || held.length === 0;
    add.mutate(
      {
        userid,
        menu_id: line.menu_id,
        quantity: line.quantity,
        options: line.options,
        note: line.note,
        forceClear,
      },
      {
        onSuccess: (answer) => {
          if (answer.status === 409) return setQuestion({ ...answer.body, line, userid });
          setQuestion(null);
          if (isTold) toast.success(t.added);
          return onAdded?.();
        },
        onError: (error) => toast.error(messageFrom(error, failed ?? t.failed)),
      },
    );
  };

  const addLine = (input: CartLineInput) => {
    const line = { ...input, dish_name: nameIn(input.dish_name, input.names, language) };
    if (!getSession()) keepLine(line);
    requireLogin({
      title: t.logIn({ dish: line.dish_name }),
      picture: line.dish_img ? pictureUrl(line.dish_img, 320) : undefined,
      adding: addingOf(line),
      onLogin: (session) => {
        forgetLine();
        if (session.userType === 'user') send(line, session.userId, false);
        else toast.error(t.failedToast);
      },
      onCancel: forgetLine,
    });
  };

  const asked: ReactNode = question && (
    <Suspense>
      <ClearCartQuestion
        question={question}
        pending={add.isPending}
        onConfirm={() => send(question.line, question.userid, true)}
        onCancel={() => setQuestion(null)}
      />
    </Suspense>
  );
  return { add: addLine, pending: add.isPending, question: asked };
}
