import { getOrder, moveOrder, requestCancel, type Order } from '@tawa/contract/ordering/orders';
import { customerReasons } from '@tawa/domain/ordering/orders';
import { ordersTexts } from '#features/ordering/orders/shop/orders.texts.ts';
import { call } from '#lib/api/api-client.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { Group, Hidden, Pick, Refused, Send } from '../fields.tsx';
import { idOf, refusal, refusalFrom, textOf, type Refusal } from '../form-values.ts';
import { plainAddress, type Led, type Params, type Screen, type Visit } from '../visit.ts';

interface PageProps {
  order: Order;
  reason: string;
  refusal: Refusal | null;
}

function CancelPage({ order, reason, refusal }: PageProps) {
  const t = useTexts(ordersTexts);
  const language = useLanguage();
  const { order_number, version, can_cancel, can_request_cancel } = order;
  const here = plainAddress(language, `/orders/${order_number}`);
  const isFree = can_cancel;
  return (
    <>
      <Refused refusal={refusal} />
      <h1>{isFree ? t.cancelOrder : t.askKitchenCancel}</h1>
      {!isFree && <p>{t.kitchenHasIn}</p>}
      {(isFree || can_request_cancel) && (
        <form method="post" action={`${here}/cancel`}>
          <Hidden name="version" value={version} />
          <Hidden name="way" value={isFree ? 'cancel' : 'ask'} />
          <Group legend={t.why}>
            {Object.entries(customerReasons).map(([code, text]) => (
              <Pick key={code} type="radio" name="reason" value={code} checked={code === reason}>
                {text}
              </Pick>
            ))}
          </Group>
          <Send wide>{isFree ? t.cancelNow : t.askCancel}</Send>
        </form>
      )}
      <p>
        <a className="button second wide" href={here}>
          {t.keepOrder}
        </a>
      </p>
    </>
  );
}

const firstReason = 'CHANGED_MIND';

async function cancelScreen({ language }: Visit, number: string, reason: string, refused: Refusal | null = null) {
  const { body: order } = await call(getOrder, { params: { order_number: number } });
  const t = textsIn(ordersTexts, language);
  const title = order.can_cancel ? t.cancelOrder : t.askKitchenCancel;
  const body = <CancelPage order={order} reason={reason} refusal={refused} />;
  return { title, body, whole: paths.order(number), status: refused?.status };
}

export const showCancel = (visit: Visit, { number = '' }: Params): Promise<Screen> =>
  cancelScreen(visit, number, firstReason);

/** Cancels while that is free, and asks the kitchen afterwards; what the order has become meanwhile is shown. */
export async function cancelHere(visit: Visit, { number = '' }: Params): Promise<Screen | Led> {
  const { form, language } = visit;
  const reason = textOf(form, 'reason') || firstReason;
  const params = { order_number: number };
  const version = idOf(form.get('version'));
  try {
    const answer =
      textOf(form, 'way') === 'ask'
        ? await call(requestCancel, { params, body: { reason } })
        : await call(moveOrder, { params, body: { to: 'cancelled', version, reason } });
    if (answer.status === 200) return { to: `/orders/${number}` };
    return await cancelScreen(visit, number, reason, refusal(answer.body.message, {}, 409));
  } catch (error) {
    return cancelScreen(visit, number, reason, refusalFrom(error, textsIn(wordsTexts, language).failed));
  }
}
