import type { KitchenOrderDetail } from '@tawa/contract/ordering/orders.history';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { toast } from '#ui/toast/toast.ts';
import { whereTo } from '../board.ts';
import { billedLines, nameOnPaper, optionsOnPaper } from '../../billed-lines.ts';
import { kitchenOrderQuery } from '../history/history.queries.ts';
import { paperWidths, Printed, type PaperWidth } from './printed.tsx';
import { kitchenTicketTexts } from './ticket.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const signed = (amount: number) => (amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount));

const Line = ({ label, amount, strong }: { label: string; amount: number; strong?: boolean }) => (
  <p className={cx('flex justify-between gap-3', strong && 'text-lg font-extrabold')}>
    <span>{label}</span>
    <span className="num shrink-0">{signed(amount)}</span>
  </p>
);

interface AlsoProps {
  english: string;
  names: Names | null | undefined;
  className: string;
}

/** The name in the language of the paper below the English one, which stays: the customer's invoice says that. */
function Also({ english, names, className }: AlsoProps) {
  const name = nameIn(english, names, useLanguage());
  return name !== english && <p className={className}>{name}</p>;
}

/** What was taken out, given back, and is left to pay. */
export function sumsOf(
  { total, removed_total, refunded }: KitchenOrderDetail,
  language: Language,
): { label: string; amount: number }[] {
  const t = textsIn(kitchenTicketTexts, language);
  const less = [
    { label: t.takenOut, amount: -removed_total },
    { label: t.back, amount: -refunded },
  ].filter(({ amount }) => amount < 0);
  return less.length === 0 ? [] : [...less, { label: t.toPay, amount: total - removed_total - refunded }];
}

function Bill({ order, width }: { order: KitchenOrderDetail; width: string }) {
  const language = useLanguage();
  const t = useTexts(kitchenTicketTexts);
  const { restaurant } = order;
  return (
    <div className={cx(width, 'text-sm')}>
      <p className="text-xl font-extrabold">{restaurant.restaurant_name}</p>
      <Also english={restaurant.restaurant_name} names={restaurant.restaurant_names} className="font-bold" />
      {restaurant.full_address && <p>{restaurant.full_address}</p>}
      {restaurant.gstin && <p>{t.gstin({ gstin: restaurant.gstin })}</p>}
      {restaurant.fssai_number && <p>{t.fssai({ fssaiNumber: restaurant.fssai_number })}</p>}
      <p className="mt-2 border-t border-dashed pt-2 font-bold">
        {order.order_number} · {whereTo(order, language)}
      </p>
      <p>
        {formatDateTime(order.placed_at, language)} · {order.customer_name}
      </p>
      <div className="mt-2 border-t border-dashed pt-2">
        {billedLines(order.items).map((item) => (
          <div key={item.order_item_id} className="py-0.5">
            <Line label={`${item.quantity} × ${item.name}`} amount={item.amount} />
            <Also english={item.name} names={item.names} className="pl-4" />
            {item.for_name && <p className="pl-4 font-bold">{t.bag({ name: item.for_name })}</p>}
            {item.options.length > 0 && <p className="pl-4">{optionsOnPaper(item, language).join(', ')}</p>}
            {item.instead.map(({ order_item_id, quantity, name, names }) => (
              <p key={order_item_id} className="pl-4">
                {t.instead({ dish: `${quantity} × ${nameOnPaper(name, names, language)}` })}
              </p>
            ))}
          </div>
        ))}
      </div>
      <div className="mt-2 border-t border-dashed pt-2">
        {order.charges.map(({ key, label, amount }) => (
          <Line key={`${key} ${label}`} label={label} amount={amount} />
        ))}
      </div>
      <div className="mt-2 border-y border-dashed py-2">
        <Line label={t.total} amount={order.total} strong />
        {sumsOf(order, language).map(({ label, amount }) => (
          <Line key={label} label={label} amount={amount} />
        ))}
        <p>{order.payment_method === 'cod' ? t.cash : t.paid}</p>
      </div>
      <p className="mt-2">{t.billFoot}</p>
    </div>
  );
}

interface Props {
  orderNumber: string;
  width: PaperWidth;
  onDone: () => void;
}

/** Reads an order and prints its bill; says so when it cannot be read. */
export function BillSlip({ orderNumber, width, onDone }: Props) {
  const t = useTexts(kitchenTicketTexts);
  const { data, isError, isFetchedAfterMount } = useQuery(kitchenOrderQuery(orderNumber));
  useEffect(() => {
    if (!isError) return;
    toast.error(t.billFailed);
    onDone();
  }, [isError, onDone, t]);
  if (!data || !isFetchedAfterMount) return null;
  return (
    <Printed onDone={onDone}>
      <Bill order={data} width={paperWidths[width]} />
    </Printed>
  );
}
