import { answerShortage, getOrder, type Order } from '@tawa/contract/ordering/orders';
import { livePollMs } from '@tawa/domain/common/limits';
import { isFinal, progressStates, reasonText, servingOf, stateWord } from '@tawa/domain/ordering/orders';
import { promiseText, servedText, wordOf } from '#features/ordering/orders/shop/order-words.ts';
import { ordersTexts } from '#features/ordering/orders/shop/orders.texts.ts';
import { shortageTexts } from '#features/ordering/orders/shop/shortage.texts.ts';
import { call } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { usePageMinute } from '#lib/site/drawing.ts';
import { orderScreenTexts } from '#routes/user/order/order.texts.ts';
import { Refused } from '../fields.tsx';
import { idOf, refusal, refusalFrom, textOf, type Refusal } from '../form-values.ts';
import { plainTexts } from '../plain.texts.ts';
import { BilledLines, PlainBill, type Billed } from '../shop/bill.tsx';
import { plainAddress, type Led, type Params, type Screen, type Visit } from '../visit.ts';
import { ShortageForms } from './shortage.tsx';

/** Each step with its time; those to come have none yet. */
function Steps({ order }: { order: Order }) {
  const t = useTexts(orderScreenTexts);
  const language = useLanguage();
  const serving = servingOf(order);
  const came = order.events.filter(({ to_status }) => to_status !== null);
  const states = isFinal(order.status) ? [] : progressStates(serving);
  const toCome = states.filter((state) => !came.some(({ to_status }) => to_status === state));
  return (
    <>
      <h2>{t.timeline}</h2>
      <dl>
        {came.map(({ to_status, at }) => (
          <div key={`${to_status} ${at}`} className="pair">
            <dt>{to_status && stateWord(to_status, serving)}</dt>
            <dd>{formatTime(at, language)}</dd>
          </div>
        ))}
        {toCome.map((state) => (
          <div key={state} className="pair quiet">
            <dt>{stateWord(state, serving)}</dt>
            <dd>–</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const billedItem = (item: Order['items'][number], language: Language): Billed => {
  const t = textsIn(shortageTexts, language);
  return {
    key: item.order_item_id,
    name: item.name,
    veg: item.is_veg === 1,
    quantity: item.quantity,
    details: [...item.options, item.note],
    amount: item.amount,
    note: item.shortage?.state === 'removed' ? t.soldOutLeft : null,
  };
};

/** Why it ended, in the words of whoever ended it. */
function Ended({ order }: { order: Order }) {
  const t = useTexts(ordersTexts);
  const { cancel_reason, cancel_note, cancelled_by, payment_method } = order;
  if (!isFinal(order.status) || !cancel_reason) return null;
  return (
    <div className="tell">
      <p>
        {cancelled_by && t.said[cancelled_by]}
        <b>{reasonText(cancel_reason, cancel_note)}</b>
      </p>
      {payment_method === 'cod' && <p>{t.nothingIsDue}</p>}
    </div>
  );
}

/** The state in one big word, the promise as a clock time, and the code for the door. */
function Head({ order }: { order: Order }) {
  const t = useTexts(ordersTexts);
  const language = useLanguage();
  const now = usePageMinute();
  const promise = promiseText(order, now, language) ?? servedText(order, now, language);
  const { order_number, restaurant, status, accept_by, handover_code, fulfilment } = order;
  return (
    <>
      <p className="quiet">{t.order({ orderNumber: order_number })}</p>
      <h1>{wordOf(order)}</h1>
      {promise && <p>{promise}</p>}
      {status === 'placed' && accept_by && (
        <p>
          {t.answersByIf({ restaurantName: restaurant.restaurant_name, acceptBy: formatTime(accept_by, language) })}{' '}
          {order.payment_method === 'cod' ? t.nothingDueHere : t.allGoesBack}
        </p>
      )}
      <Ended order={order} />
      {handover_code && (
        <div className="box">
          <p>
            <b>{t.code}</b>
          </p>
          <p className="code">{handover_code}</p>
          <p className="quiet">{fulfilment === 'delivery' ? t.codeAtDoor : t.codeAtCounter}</p>
        </div>
      )}
    </>
  );
}

/** Asks again at a press, and by itself for whoever wants that: a page that changes alone is in the way of who reads slowly. */
function Again({ order, isAuto }: { order: Order; isAuto: boolean }) {
  const t = useTexts(plainTexts);
  const language = useLanguage();
  const here = plainAddress(language, `/orders/${order.order_number}`);
  if (isFinal(order.status)) return null;
  return (
    <p className="side">
      <a className="button second" href={isAuto ? `${here}?auto=1` : here}>
        {t.refresh}
      </a>
      <a className="way" href={isAuto ? here : `${here}?auto=1`}>
        {isAuto ? t.stopRefreshing : t.refreshAlone}
      </a>
    </p>
  );
}

/** The way to cancel while that is free, and to ask for it afterwards. */
function Cancel({ order }: { order: Order }) {
  const t = useTexts(ordersTexts);
  const language = useLanguage();
  const { order_number, can_cancel, can_request_cancel, cancel_requested_at, cancel_escalated_at, closed_at } = order;
  if (cancel_requested_at !== null && closed_at === null)
    return <p>{cancel_escalated_at ? t.escalated : t.askedKitchenCancel}</p>;
  const why = order.actions.find(({ action }) => action === 'ask_to_cancel')?.reason;
  if (!can_cancel && !can_request_cancel) return closed_at === null && why ? <p className="quiet">{why}</p> : null;
  return (
    <p>
      <a className="way" href={plainAddress(language, `/orders/${order_number}/cancel`)}>
        {can_cancel ? t.cancelOrderFree : t.askCancel}
      </a>
    </p>
  );
}

function OrderPage({ order, isAuto, refusal }: { order: Order; isAuto: boolean; refusal: Refusal | null }) {
  const t = useTexts(orderScreenTexts);
  const language = useLanguage();
  const { address, restaurant, charges, total, savings, payment_method, rider_name, rider_phone } = order;
  const isPaid = isFinal(order.status) || payment_method !== 'cod';
  const door = address && [address.line1, address.line2, address.landmark, address.cityname, address.pincode];
  return (
    <>
      <Refused refusal={refusal} />
      <Head order={order} />
      <Again order={order} isAuto={isAuto} />
      <ShortageForms order={order} />
      <Steps order={order} />
      {rider_name && (
        <p>
          {t.rider}: {rider_name} {rider_phone && <a href={`tel:${rider_phone}`}>{rider_phone}</a>}
        </p>
      )}
      <h2>{restaurant.restaurant_name}</h2>
      {restaurant.contact_number && (
        <p>
          <a className="way" href={`tel:${restaurant.contact_number}`}>
            {t.call2({ restaurantName: restaurant.restaurant_name })}
          </a>
        </p>
      )}
      {address && door && <p>{t.to({ label: address.label, address: door.filter(Boolean).join(', ') })}</p>}
      {!address && <p>{t.pickupAtCounter}</p>}
      <BilledLines lines={order.items.map((item) => billedItem(item, language))} />
      <h2>{t.bill}</h2>
      <PlainBill charges={charges} total={total} totalLabel={isPaid ? t.orderTotal : t.payInCash} savings={savings} />
      <Cancel order={order} />
    </>
  );
}

// A kitchen answers within minutes, and cooks for longer.
const answeredS = livePollMs / 1000;
const cookedS = 3 * answeredS;

async function orderScreen(visit: Visit, number: string, refusal: Refusal | null = null): Promise<Screen> {
  const { body: order } = await call(getOrder, { params: { order_number: number } });
  const isAuto = visit.query.get('auto') === '1' && !isFinal(order.status);
  // A question that waits for an answer is not taken away from under it.
  const isAsked = order.items.some(({ shortage }) => shortage?.state === 'asked') || refusal !== null;
  const title = `${wordOf(order)}, ${textsIn(ordersTexts, visit.language).order({ orderNumber: number })}`;
  const body = <OrderPage order={order} isAuto={isAuto} refusal={refusal} />;
  const refreshS = isAuto && !isAsked ? (order.status === 'placed' ? answeredS : cookedS) : undefined;
  return { title, body, whole: paths.order(number), refreshS, status: refusal?.status };
}

export const showOrder = (visit: Visit, { number = '' }: Params): Promise<Screen> => orderScreen(visit, number);

/** What the customer says of a dish that the kitchen is out of. */
export async function answerHere(visit: Visit, { number = '' }: Params): Promise<Screen | Led> {
  const { form, language } = visit;
  const substitute = idOf(form.get('answer'));
  const said = textOf(form, 'answer') === 'cancel' ? ('cancel' as const) : ('remove' as const);
  const order_item_id = idOf(form.get('order_item_id'));
  const choice = substitute > 0 ? { answer: 'take' as const, order_substitute_id: substitute } : { answer: said };
  try {
    const params = { order_number: number };
    const answer = await call(answerShortage, { params, body: { order_item_id, ...choice } });
    if (answer.status === 200) return { to: `/orders/${number}?auto=1` };
    return await orderScreen(visit, number, refusal(answer.body.message, {}, 409));
  } catch (error) {
    return orderScreen(visit, number, refusalFrom(error, textsIn(plainTexts, language).refused));
  }
}
