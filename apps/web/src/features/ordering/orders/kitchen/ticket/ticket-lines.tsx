import { BagIcon } from '@phosphor-icons/react/dist/ssr/Bag';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { groupByBag } from '@tawa/domain/ordering/groups';
import { mentionsAllergy } from '@tawa/domain/ordering/line';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast/toast.ts';
import { VegMark } from '#ui/veg-mark.tsx';
import { TwoNames } from '#ui/names/two-names.tsx';
import { cookName, linesUnder, missingOf } from '../board.ts';
import { useKeepDish } from '../kitchen.queries.ts';
import { useBoardRights } from '../use-board-rights.ts';
import { Packing } from './packing.tsx';
import { kitchenTicketTexts } from './ticket.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Item = KitchenOrder['items'][number];

/** Takes the question back while its customer has not answered. */
function Keep({ order: { order_number }, item }: { order: KitchenOrder; item: Item }) {
  const t = useTexts(kitchenTicketTexts).shortage;
  const language = useLanguage();
  const { answers } = useBoardRights();
  const keep = useKeepDish();
  if (!answers) return null;
  return (
    <Button
      variant="quiet"
      className="-ml-2 min-h-11! px-2! text-sm!"
      pending={keep.isPending}
      aria-label={t.keepOf({ dish: cookName(item, language) })}
      onClick={() =>
        keep.mutate(
          { order_number, order_item_id: item.order_item_id },
          { onError: (error) => toast.error(messageFrom(error, t.keepFailed)) },
        )
      }
    >
      {t.keep}
    </Button>
  );
}

function Shortage({ order, item }: { order: KitchenOrder; item: Item }) {
  const t = useTexts(kitchenTicketTexts);
  const language = useLanguage();
  const { shortage } = item;
  if (!shortage) return null;
  const { asked, removed } = t.shortage;
  const isOpen = shortage.state === 'asked' && shortage.answer_by;
  return (
    <>
      <span className="num block text-note font-semibold text-danger">
        {isOpen ? asked({ until: formatTime(isOpen, language) }) : removed({ portions: shortage.quantity })}
      </span>
      {isOpen && <Keep order={order} item={item} />}
    </>
  );
}

const Under = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && <span className="block text-note text-ink-3">{lines.join(' · ')}</span>;

function Lines({ order, lines }: { order: KitchenOrder; lines: KitchenOrder['items'] }) {
  const t = useTexts(kitchenTicketTexts);
  const language = useLanguage();
  return (
    <ul>
      {lines.map((item) => (
        <li key={item.order_item_id} className="flex items-start gap-2.5 py-1.5">
          <span className="num grid h-6 min-w-7 shrink-0 place-items-center rounded-xs bg-surface-3 px-1 text-sm font-extrabold">
            {item.quantity}
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className={cx('block text-body font-semibold', item.quantity === 0 && 'text-ink-3 line-through')}>
              <TwoNames english={item.kitchen_name} names={item.names} />
            </span>
            <Under lines={linesUnder(item, language)} />
            <Under lines={missingOf(order, item, language).map((dish) => t.insteadOf({ dish }))} />
            <Shortage order={order} item={item} />
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
            <Icon of={BagIcon} weight="fill" className="shrink-0 text-[1.0625rem]" />
            {name}
          </h4>
        )}
        <Lines order={order} lines={lines} />
      </div>
    ))}
  </div>
);
