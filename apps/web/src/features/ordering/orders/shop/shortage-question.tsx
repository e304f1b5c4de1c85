import type { Order } from '@tawa/contract/ordering/orders';
import { isFinal } from '@tawa/domain/ordering/orders';
import { useId, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { allergenWords } from '#lib/diet/allergen-words.ts';
import { formatTime } from '#lib/format.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { Button } from '#ui/button.tsx';
import { CountdownRing } from '#ui/state/countdown-ring.tsx';
import { toast } from '#ui/toast/toast.ts';
import { toldTime } from './order-words.ts';
import { useAnswerShortage } from './orders.queries.ts';
import { type Choice, ShortageChoices, useBack } from './shortage-choices.tsx';
import { shortageTexts } from './shortage.texts.ts';

type Item = Order['items'][number];
type Shortage = NonNullable<Item['shortage']>;

const isCash = ({ payment_method }: Order): boolean => payment_method === 'cod';

function otherwiseText(order: Order, { otherwise, back }: Shortage, language: Language): string {
  const t = textsIn(shortageTexts, language).otherwise;
  if (otherwise === 'cancel') return t.cancel;
  if (back === null) return t.ends;
  if (order.item_unavailable_pref === 'call') return t.call;
  return isCash(order) ? t.unpaid : t.refund;
}

function offersText(order: Order, { substitutes = [] }: Shortage, language: Language): string {
  const t = textsIn(shortageTexts, language);
  const { allergies = [] } = order;
  const isVeg = substitutes.every(({ is_veg }) => is_veg === 1);
  if (substitutes.length === 0) return t.none;
  if (allergies.length === 0) return isVeg ? t.offers.veg : t.offers.plain;
  const names = allergenWords(allergies, language);
  return isVeg ? t.offers.vegTold({ names }) : t.offers.told({ names });
}

const firstOf = ({ substitutes = [], back }: Shortage): Choice =>
  substitutes[0]?.order_substitute_id ?? (typeof back === 'number' ? 'remove' : 'cancel');

/** What was chosen while it is still there, else what stands first. */
function useChoice(shortage: Shortage) {
  const [wished, setWished] = useState<Choice | null>(null);
  const isThere =
    typeof wished === 'string' || shortage.substitutes?.some((dish) => dish.order_substitute_id === wished);
  return [wished !== null && isThere ? wished : firstOf(shortage), setWished] as const;
}

/** The one button: it says what was chosen and what that means in money. */
function Answer({ order, item, shortage, chosen }: { order: Order; item: Item; shortage: Shortage; chosen: Choice }) {
  const t = useTexts(shortageTexts);
  const words = useTexts(wordsTexts);
  const back = useBack(isCash(order));
  const answer = useAnswerShortage();
  const dish = shortage.substitutes?.find((each) => each.order_substitute_id === chosen);
  const [label, amount] = dish
    ? [t.take({ dish: dish.name }), dish.back === 0 ? t.sameButton : back(dish.back)]
    : chosen === 'remove'
      ? [t.leaveOut, back(shortage.back ?? 0)]
      : [t.cancel, isCash(order) ? t.payNothing : t.fullRefund];
  const said =
    typeof chosen === 'number' ? { answer: 'take' as const, order_substitute_id: chosen } : { answer: chosen };
  const send = () =>
    answer.mutate(
      { order_number: order.order_number, order_item_id: item.order_item_id, ...said },
      {
        onSuccess: ({ status, body }) => status === 409 && toast.error(body.message),
        onError: (error) => toast.error(messageFrom(error, words.network)),
      },
    );
  return (
    <Button
      size={56}
      wide
      variant={chosen === 'cancel' ? 'danger' : undefined}
      amount={amount}
      pending={answer.isPending}
      pendingText={t.sending}
      onClick={send}
    >
      <span className="min-w-0 text-left wrap-anywhere">{label}</span>
    </Button>
  );
}

function Question({ order, item, shortage, until }: { order: Order; item: Item; shortage: Shortage; until: string }) {
  const t = useTexts(shortageTexts);
  const language = useLanguage();
  const id = useId();
  const [chosen, setChosen] = useChoice(shortage);
  const { since = until, quantity } = shortage;
  return (
    <section aria-labelledby={id} className="lg:rounded-2xl lg:border lg:border-line lg:bg-surface lg:p-5">
      <div className="flex items-center gap-4 rounded-xl bg-warning-soft p-4">
        <CountdownRing endsAt={Date.parse(until)} totalMs={Date.parse(until) - Date.parse(since)} />
        <div role="alert" className="min-w-0 flex-1">
          <p className="num text-body font-bold text-ink">{t.chooseBy({ time: formatTime(until, language) })}</p>
          <p className="text-sm text-ink-2">{otherwiseText(order, shortage, language)}</p>
        </div>
      </div>
      <h2 id={id} className="mt-4 text-xl font-bold wrap-anywhere">
        {quantity > 1 ? t.titleOf({ quantity, dish: item.name }) : t.title({ dish: item.name })}
      </h2>
      <p className="mt-1 text-body text-ink-2">{offersText(order, shortage, language)}</p>
      <ShortageChoices name={id} shortage={shortage} cash={isCash(order)} chosen={chosen} onChoose={setChosen} />
      <div className="sticky bottom-[60px] z-10 -mx-4 mt-3 border-t border-line bg-surface px-4 py-3 lg:static lg:mx-0 lg:border-t-0 lg:px-0 lg:pb-0">
        <Answer order={order} item={item} shortage={shortage} chosen={chosen} />
        <p className="num mt-2 text-center text-note text-ink-3">
          {t.foot({ time: formatTime(toldTime(order), language) })}
        </p>
      </div>
    </section>
  );
}

/** What the kitchen asks about dishes that it cannot cook; nothing any more once the order has ended. */
export function ShortageQuestions({ order }: { order: Order }) {
  if (isFinal(order.status)) return null;
  return order.items.map((item) => {
    const { shortage } = item;
    const until = shortage?.state === 'asked' ? shortage.answer_by : null;
    return (
      shortage &&
      until && <Question key={item.order_item_id} order={order} item={item} shortage={shortage} until={until} />
    );
  });
}
