import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { formatTime, formatWhen } from '#lib/format.ts';
import { allergenWords } from '#lib/diet/allergen-words.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useNow } from '#ui/state/use-now.ts';
import { cx } from '#ui/cx.ts';
import { TwoNames } from '#ui/names/two-names.tsx';
import { linesUnder, shortNumber, whereTo } from '../board.ts';
import { paperWidths, Printed, type PaperWidth } from './printed.tsx';
import { kitchenTicketTexts } from './ticket.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { listOrderRequests } from '../../order-requests.ts';

function Paper({ order, width }: { order: KitchenOrder; width: string }) {
  const t = useTexts(kitchenTicketTexts);
  const language = useLanguage();
  const now = useNow();
  return (
    <div className={cx(width, 'break-after-page text-base')}>
      <p className="text-4xl font-extrabold">{shortNumber(order.order_number)}</p>
      <p>
        {order.order_number} · {whereTo(order, language)}
      </p>
      <p>
        {order.customer_name} · {formatTime(order.placed_at, language)}
      </p>
      <p className="text-xl font-bold">{t.readyBy({ readyBy: formatWhen(order.ready_by, now, language) })}</p>
      {order.allergies && order.allergies.length > 0 && (
        <p className="mt-2 text-xl font-bold">
          ! {t.packing.allergy({ names: allergenWords(order.allergies, language) })}
        </p>
      )}
      <ul className="mt-2 border-y border-dashed py-2">
        {order.items.map((item) => (
          <li key={item.order_item_id} className="py-1">
            {item.for_name && <b className="block">{t.bag({ name: item.for_name })}</b>}
            <b>
              {item.quantity} × <TwoNames english={item.kitchen_name} names={item.names} />
            </b>
            {linesUnder(item, language).map((option) => (
              <span key={option} className="block pl-4">
                {option}
              </span>
            ))}
            {item.avoids && item.avoids.length > 0 && (
              <b className="block pl-4">! {t.packing.keepOut({ names: allergenWords(item.avoids, language) })}</b>
            )}
            {item.note && <b className="block pl-4">! {item.note}</b>}
          </li>
        ))}
      </ul>
      {listOrderRequests(order, language).map(({ label, text }) => (
        <p key={label} className="mt-2 font-bold">
          ! {text}
        </p>
      ))}
    </div>
  );
}

interface Props {
  order: KitchenOrder;
  width: PaperWidth;
  copies: number;
  onDone: () => void;
}

/** The kitchen's paper of an order; opens the printer's dialog and leaves with it. */
export const Slip = ({ order, width, copies, onDone }: Props) => (
  <Printed onDone={onDone}>
    {Array.from({ length: copies }, (_none, copy) => (
      <Paper key={copy} order={order} width={paperWidths[width]} />
    ))}
  </Printed>
);
