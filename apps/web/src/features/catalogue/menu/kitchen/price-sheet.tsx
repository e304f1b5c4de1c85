import type { MenuRow } from '@tawa/contract/catalogue/menu.form';
import { changePrices } from '@tawa/domain/catalogue/menu-prices';
import { formatPaise, formatRupees, toPaise } from '@tawa/domain/common/money';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { plural } from '#lib/format.ts';
import { menuMessages } from '#lib/messages-menu.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useChangePrices } from './menu-editor.queries.ts';

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
  return (
    <>
      <table className="mt-4 w-full text-sm">
        <caption className="sr-only">Prices before and after</caption>
        <thead>
          <tr className="bg-surface-2 text-left">
            <th className="px-3 py-2 font-semibold">Dish</th>
            <th className="px-3 py-2 text-right font-semibold">Now</th>
            <th className="px-3 py-2 text-right font-semibold">After</th>
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
                {next === null && <span className="text-danger">not possible</span>}
                {next && priceText(next.price, next.discounted_price)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shownMax && (
        <p className="mt-2 text-note text-ink-3">And {plural(rows.length - shownMax, 'more dish', 'more dishes')}.</p>
      )}
    </>
  );
}

/** Many prices at once, with what each becomes before anything is sent. */
export function PriceSheet({ dishes, onDone, onClose }: Props) {
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
        onError: (error) => setFailure(messageFrom(error, menuMessages.notSaved)),
        onSuccess: (answer) => {
          if (answer.status === 409) return setFailure(answer.body.message);
          toast.success(`${plural(dishes.length, 'price')} changed`);
          return onDone();
        },
      },
    );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change price"
      phone="full"
      width="large"
      footer={
        <Button
          wide
          disabled={!isAmount || impossible.length > 0}
          pending={save.isPending}
          pendingText="Changing..."
          onClick={send}
        >
          Change {plural(dishes.length, 'price')}
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
          label="Change by"
          value={by}
          onChange={setBy}
          options={[
            { value: 'percent', label: 'Percent' },
            { value: 'rupees', label: 'Rupees' },
          ]}
        />
        <TextField
          label="Amount"
          hideLabel
          inputMode="decimal"
          placeholder={by === 'percent' ? '5 or -5' : '10 or -10'}
          before={by === 'rupees' ? '₹' : undefined}
          after={by === 'percent' ? '%' : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="min-w-40 flex-1"
        />
      </div>
      <p className="mt-2 text-note text-ink-3">
        Percentages are rounded to whole rupees. Discounted prices change with them.
      </p>
      <Before rows={rows} />
    </Sheet>
  );
}
