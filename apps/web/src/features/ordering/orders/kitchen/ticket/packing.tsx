import { CheckSquareIcon } from '@phosphor-icons/react/dist/ssr/CheckSquare';
import { SquareIcon } from '@phosphor-icons/react/dist/ssr/Square';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { canPackApart, unpackedOf } from '@tawa/domain/ordering/packing';
import { type ReactNode, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { allergenWords } from '#lib/diet/allergen-words.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast/toast.ts';
import { TwoNames } from '#ui/names/two-names.tsx';
import { cookName, shortNumber } from '../board.ts';
import { usePackApart } from '../kitchen.queries.ts';
import { useBoardRights } from '../use-board-rights.ts';
import { kitchenTicketTexts } from './ticket.texts.ts';

type Item = KitchenOrder['items'][number];

/** Which lines of an order are yet to be packed apart. */
export const unpackedIn = ({ items }: Pick<KitchenOrder, 'items'>): string[] =>
  unpackedOf(
    items.map(({ kitchen_name, quantity, avoids = [], packed_apart = false }) => ({
      name: kitchen_name,
      quantity,
      avoids,
      packed_apart,
    })),
  );

/** What the customer told of allergies, above everything else on the ticket. */
export function Allergies({ order }: { order: KitchenOrder }) {
  const t = useTexts(kitchenTicketTexts).packing;
  const { allergies = [] } = order;
  const language = useLanguage();
  if (allergies.length === 0) return null;
  return (
    <Banner tone="danger" icon={WarningIcon} className="mt-2">
      {t.allergy({ names: allergenWords(allergies, language) })}
    </Banner>
  );
}

/** The tick of one line: one press says that it is packed apart. */
function Tick({ order, item, avoids }: { order: KitchenOrder; item: Item; avoids: readonly string[] }) {
  const t = useTexts(kitchenTicketTexts).packing;
  const language = useLanguage();
  const pack = usePackApart();
  const isOn = pack.isPending ? pack.variables.mark === 'packed' : item.packed_apart === true;
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isOn}
      aria-label={t.tickOf({ dish: cookName(item, language), names: allergenWords(avoids, language) })}
      onClick={() => {
        if (pack.isPending) return;
        pack.mutate(
          {
            order_number: order.order_number,
            order_item_id: item.order_item_id,
            mark: isOn ? 'open' : 'packed',
          },
          { onError: (error) => toast.error(messageFrom(error, t.failed)) },
        );
      }}
      className={cx(
        'press mt-1 flex min-h-11 w-full items-center gap-2 rounded-md border px-3 text-left text-sm font-bold',
        isOn ? 'border-success bg-success-soft text-success' : 'border-danger bg-danger-soft text-danger',
      )}
    >
      <Icon of={isOn ? CheckSquareIcon : SquareIcon} weight={isOn ? 'fill' : 'bold'} className="text-[1.25rem]" />
      {t.tick({ names: allergenWords(avoids, language) })}
    </button>
  );
}

/** What an allergy means for one line: what to keep out of it, or that its customer knows what is in it. */
export function Packing({ order, item }: { order: KitchenOrder; item: Item }) {
  const t = useTexts(kitchenTicketTexts).packing;
  const language = useLanguage();
  const { marksReady } = useBoardRights();
  const { allergies = [] } = order;
  const { avoids = [], packed_apart = false, quantity } = item;
  const known = allergies.filter((name) => !avoids.includes(name));
  if (quantity === 0 || allergies.length === 0) return null;
  const names = allergenWords(avoids, language);
  return (
    <>
      {avoids.length > 0 &&
        (marksReady && canPackApart(order.status) ? (
          <Tick order={order} item={item} avoids={avoids} />
        ) : (
          <span className={cx('block text-note font-bold', packed_apart ? 'text-success' : 'text-danger')}>
            {packed_apart ? t.tick({ names }) : t.keepOut({ names })}
          </span>
        ))}
      {known.length > 0 && (
        <span className="mt-1 flex items-start gap-1.5 text-note font-semibold text-warning">
          <Icon of={WarningCircleIcon} weight="fill" className="mt-0.5 shrink-0" />
          {t.known({ names: allergenWords(known, language) })}
        </span>
      )}
    </>
  );
}

/** Ready, which asks first for the ticks that are missing; `sheet` is rendered by the caller. */
export function usePackedReady(order: KitchenOrder, go: () => void): { press: () => void; sheet: ReactNode } {
  const t = useTexts(kitchenTicketTexts);
  const [isAsking, setAsking] = useState(false);
  const left = unpackedIn(order);
  const items = order.items.filter(({ quantity }) => quantity > 0);
  const sheet = isAsking && (
    <Sheet
      open
      onOpenChange={(open) => !open && setAsking(false)}
      title={t.packing.title({ number: shortNumber(order.order_number) })}
      footer={
        <Button
          size={56}
          wide
          disabled={left.length > 0}
          onClick={() => {
            setAsking(false);
            go();
          }}
        >
          {t.markReady}
        </Button>
      }
    >
      <p className="text-body text-ink-2">{t.packing.why}</p>
      <ul className="mt-3 grid gap-3">
        {items.map((item) => (
          <li key={item.order_item_id}>
            <p className="font-semibold wrap-anywhere">
              {item.quantity} × <TwoNames english={item.kitchen_name} names={item.names} />
            </p>
            <Packing order={order} item={item} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
  return { press: () => (left.length > 0 ? setAsking(true) : go()), sheet };
}
