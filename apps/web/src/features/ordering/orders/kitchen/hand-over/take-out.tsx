import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox, Radio } from '#ui/form/checkbox.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { defaultOf } from '@tawa/domain/ordering/shortage';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { ActionProps } from '../ticket/action-props.ts';
import { kitchenHandOverTexts } from './hand-over.texts.ts';
import { OfferChoices } from './offer-choices.tsx';

const canBeMissing = ({ quantity, shortage }: KitchenOrder['items'][number]) =>
  quantity > 0 && shortage?.state !== 'asked';

interface SheetProps {
  order: KitchenOrder;
  onConfirm: (missing: { order_item_id: number; sold_out_today: boolean; substitutes?: number[] }) => void;
  onClose: () => void;
}

/** What is offered for the chosen line; another line begins anew. */
function useOffers(order_item_id: number) {
  const [of, setOf] = useState<{ line: number; dishes: readonly number[] }>({ line: order_item_id, dishes: [] });
  const dishes = of.line === order_item_id ? of.dishes : [];
  return [dishes, (next: readonly number[]) => setOf({ line: order_item_id, dishes: next })] as const;
}

function TakeOutSheet({ order, onConfirm, onClose }: SheetProps) {
  const t = useTexts(kitchenHandOverTexts);
  const language = useLanguage();
  const items = order.items.filter(canBeMissing);
  const [chosen, setChosen] = useState(items[0]?.order_item_id ?? 0);
  const [today, setToday] = useState(true);
  const [offers, setOffers] = useOffers(chosen);
  const isOffer = offers.length > 0;
  const { item_unavailable_pref: pref } = order;
  const isLast = items.length < 2 && order.items.every((item) => item.quantity === 0 || item.order_item_id === chosen);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.soldOutQuestion({ orderNumber: order.order_number })}
      footer={
        <div className="grid gap-3">
          <Button wide variant={isOffer ? 'secondary' : undefined} onClick={onClose}>
            {t.allThere}
          </Button>
          <Button
            wide
            variant={isOffer ? undefined : 'danger'}
            onClick={() =>
              onConfirm({
                order_item_id: chosen,
                sold_out_today: today,
                ...(isOffer && { substitutes: [...offers] }),
              })
            }
          >
            {isOffer ? t.offer.confirm({ count: offers.length }) : isLast ? t.shortage.last : t.shortage.confirm[pref]}
          </Button>
        </div>
      }
    >
      <FieldGroup label={t.whichDish}>
        {items.map((item) => (
          <Radio
            key={item.order_item_id}
            name="missing"
            label={`${item.quantity} × ${nameIn(item.name, item.names, language)}`}
            checked={item.order_item_id === chosen}
            onChange={() => setChosen(item.order_item_id)}
          />
        ))}
      </FieldGroup>
      <Checkbox
        className="mt-2"
        label={t.soldOutEverybody}
        checked={today}
        onChange={(event) => setToday(event.target.checked)}
      />
      <OfferChoices order={order} order_item_id={chosen} chosen={offers} onChange={setOffers} />
      <p className="mt-3 text-note text-ink-2">
        {isOffer
          ? t.offer.otherwise[isLast ? 'cancel' : defaultOf(pref)]
          : isLast
            ? t.shortage.ends
            : t.shortage.wish[pref]}
      </p>
    </Sheet>
  );
}

/** Says that a dish of this order cannot be cooked. */
export function TakeOut({ order, moves, disabled, className }: ActionProps & { className: string }) {
  const t = useTexts(kitchenHandOverTexts);
  const [asking, setAsking] = useState(false);
  if (!order.actions.some(({ action, allowed }) => action === 'take_out' && allowed)) return null;
  if (!order.items.some(canBeMissing)) return null;
  return (
    <>
      <Button variant="quiet" className={className} disabled={disabled} onClick={() => setAsking(true)}>
        {t.soldOut}
      </Button>
      {asking && (
        <TakeOutSheet
          order={order}
          onClose={() => setAsking(false)}
          onConfirm={(missing) => {
            setAsking(false);
            void moves.takeOut(order, missing);
          }}
        />
      )}
    </>
  );
}
