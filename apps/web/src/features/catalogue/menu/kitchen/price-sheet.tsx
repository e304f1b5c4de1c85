import type { MenuRow } from '@tawa/contract/catalogue/menu.form';
import { changePrices } from '@tawa/domain/catalogue/menu-prices';
import { formatPaise, formatRupees, toPaise } from '@tawa/domain/common/money';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useChangePrices } from './menu-editor.queries.ts';
import { kitchenMenuTexts } from './menu.texts.ts';

interface Props {
  dishes: readonly MenuRow[];
  onDone: () => void;
  onClose: () => void;
}

const shownMax = 200;
const priceText = (price: number, discounted: number | null) =>
  discounted === null ? formatPaise(price) : `${formatPaise(discounted)} (${formatPaise(price)})`;

function nextOf(dish: MenuRow, by: 'percent' | 'rupees', amount: number) {
  const prices = {
    price: toPaise(dish.price),
    discounted_price: dish.discounted_price === null ? null : toPaise(dish.discounted_price),
  };
  return changePrices(prices, { by, amount: Math.round(amount * 100) });
}

interface Line {
  dish: MenuRow;
  /** What follows; null where it cannot be, undefined while nothing is typed. */
  next: ReturnType<typeof nextOf> | undefined;
}

/** Every price before and after. */
function Before({ rows }: { rows: readonly Line[] }) {
  const t = useTexts(kitchenMenuTexts);
  return (
    <>
      <table className="mt-4 w-full text-sm">
        <caption className="sr-only">{t.pricesBeforeAfter}</caption>
        <thead>
          <tr className="bg-surface-2 text-left">
            <th className="px-3 py-2 font-semibold">{t.dish}</th>
            <th className="px-3 py-2 text-right font-semibold">{t.now}</th>
            <th className="px-3 py-2 text-right font-semibold">{t.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownMax).map(({ dish, next }) => (
            <tr key={dish.menu_id} className="border-b border-line">
              <td className="px-3 py-2 break-words">{dish.dish_name}</td>
              <td className="num px-3 py-2 text-right text-ink-2">
                {formatRupees(dish.discounted_price ?? dish.price)}
                {dish.discounted_price !== null && ` (${formatRupees(dish.price)})`}
              </td>
              <td className="num px-3 py-2 text-right font-semibold">
                {next === undefined && '–'}
                {next === null && <span className="text-danger">{t.notPossible}</span>}
                {next && priceText(next.price, next.discounted_price)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shownMax && (
        <p className="mt-2 text-note text-ink-3">{t.and({ count: rows.length - shownMax })}</p>
      )}
    </>
  );
}

/** Many prices at once, with what each becomes before anything is sent. */
export function PriceSheet({ dishes, onDone, onClose }: Props) {
  const t = useTexts(kitchenMenuTexts);
  const [by, setBy] = useState<'percent' | 'rupees'>('percent');
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const save = useChangePrices();
  const amount = Number(typed);
  const isAmount = typed.trim() !== '' && Number.isFinite(amount) && amount !== 0;
  const rows = dishes.map((dish) => ({ dish, next: isAmount ? nextOf(dish, by, amount) : undefined }));
  const impossible = rows.filter(({ next }) => next === null);
  const send = () =>
    save.mutate(
      { dishes: dishes.map(({ menu_id, version }) => ({ menu_id, version })), by, amount },
      {
        onError: (error) => setFailure(messageFrom(error, t.notSaved)),
        onSuccess: (answer) => {
          if (answer.status === 409) return setFailure(answer.body.message);
          toast.success(t.pricesChanged({ count: dishes.length }));
          return onDone();
        },
      },
    );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.changePrice}
      phone="full"
      width="large"
      footer={
        <Button
          wide
          disabled={!isAmount || impossible.length > 0}
          pending={save.isPending}
          pendingText={t.changing}
          onClick={send}
        >
          {t.changePrices({ count: dishes.length })}
        </Button>
      }
    >
      {failure && (
        <Banner tone="danger" alert className="mb-4">
          {failure}
        </Banner>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Segmented
          label={t.changeBy}
          value={by}
          onChange={setBy}
          options={[
            { value: 'percent', label: t.percent },
            { value: 'rupees', label: t.rupees },
          ]}
        />
        <TextField
          label={t.amount}
          hideLabel
          inputMode="decimal"
          placeholder={by === 'percent' ? t.exampleRupees : t.examplePercent}
          before={by === 'rupees' ? '₹' : undefined}
          after={by === 'percent' ? '%' : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="min-w-40 flex-1"
        />
      </div>
      <p className="mt-2 text-note text-ink-3">{t.percentagesRoundedWholeRupees}</p>
      <Before rows={rows} />
    </Sheet>
  );
}
