import { BagIcon } from '@phosphor-icons/react/dist/ssr/Bag';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { groupByBag } from '@tawa/domain/ordering/groups';
import { mentionsAllergy } from '@tawa/domain/ordering/line';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { linesUnder, missingOf } from '../board.ts';
import { Packing } from './packing.tsx';
import { kitchenTicketTexts } from './ticket.texts.ts';

function Shortage({ item: { shortage } }: { item: KitchenOrder['items'][number] }) {
  const t = useTexts(kitchenTicketTexts);
  if (!shortage) return null;
  const { asked, removed } = t.shortage;
  const isOpen = shortage.state === 'asked' && shortage.answer_by;
  return (
    <span className="num block text-note font-semibold text-danger">
      {isOpen ? asked({ until: formatTime(isOpen) }) : removed({ portions: shortage.quantity })}
    </span>
  );
}

const Under = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && <span className="block text-note text-ink-3">{lines.join(' · ')}</span>;

function Lines({ order, lines }: { order: KitchenOrder; lines: KitchenOrder['items'] }) {
  const t = useTexts(kitchenTicketTexts);
  return (
    <ul>
      {lines.map((item) => (
        <li key={item.order_item_id} className="flex items-start gap-2.5 py-1.5">
          <span className="num grid h-6 min-w-7 shrink-0 place-items-center rounded-xs bg-surface-3 px-1 text-sm font-extrabold">
            {item.quantity}
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className={cx('block text-body font-semibold', item.quantity === 0 && 'text-ink-3 line-through')}>
              {item.kitchen_name}
            </span>
            <Under lines={linesUnder(item)} />
            <Under lines={missingOf(order, item).map((dish) => t.insteadOf({ dish }))} />
            <Shortage item={item} />
            {item.note && (
              <span
                className={`block text-note font-semibold ${mentionsAllergy(item.note) ? 'text-danger' : 'text-warning'}`}
              >
                {item.note}
              </span>
            )}
            <Packing order={order} item={item} />
          </span>
          <VegMark veg={item.is_veg === 1} className="mt-1 size-4" />
        </li>
      ))}
    </ul>
  );
}

/** The dishes of an order, those of a group under the names of their bags. */
export const Items = ({ order }: { order: KitchenOrder }) => (
  <div className="mt-2">
    {groupByBag(order.items).map(({ name, lines }) => (
      <div key={name ?? ''}>
        {name !== null && (
          <h4 className="mt-2 flex min-h-8 items-center gap-2 border-b border-line text-body font-bold wrap-anywhere">
            <Icon of={BagIcon} weight="fill" className="shrink-0 text-[17px]" />
            {name}
          </h4>
        )}
        <Lines order={order} lines={lines} />
      </div>
    ))}
  </div>
);
