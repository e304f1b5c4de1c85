import { formatRupees } from '@tawa/domain/common/money';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { site } from '#lib/site/site-facts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { QuantityStepper } from '#ui/form/stepper.tsx';
import { toast } from '#ui/toast/toast.ts';
import { type TableKeys, useSendRound } from './bills.queries.ts';
import { tableTexts } from './bills.texts.ts';
import type { TableBag } from './table-bag.ts';

interface Props {
  keys: TableKeys;
  table: string;
  bag: TableBag;
  onClose: () => void;
  onSent: () => void;
}

/** What goes to the kitchen, looked over once more. */
export function SendSheet({ keys, table, bag, onClose, onSent }: Props) {
  const { sendSheet: t, times } = useTexts(tableTexts);
  const sending = useSendRound(keys);
  const { lines, key, count } = bag;
  const send = () =>
    sending.mutate(
      {
        key,
        items: lines.map(({ menu_id, quantity, option_ids, note }) => ({
          menu_id,
          quantity,
          options: option_ids,
          note,
        })),
      },
      {
        onSuccess: () => {
          bag.clear();
          toast.success(t.sent);
          onSent();
        },
        onError: (error) => toast.error(messageFrom(error, t.failed)),
      },
    );
  const footer = (
    <Button size={56} wide pending={sending.isPending} pendingText={t.sending} onClick={send}>
      {t.button({ count })}
    </Button>
  );
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.title} phone="tall" footer={footer}>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={`${line.menu_id} ${line.option_ids.join(',')}`} className="flex items-center gap-3 py-3">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="text-body font-semibold">{line.name}</span>
              {line.options.length > 0 && (
                <span className="block text-note text-ink-3">{line.options.join(' · ')}</span>
              )}
              {line.note && <span className="block text-note text-ink-3">“{line.note}”</span>}
              <span className="num block text-note text-ink-2">{formatRupees(line.price * line.quantity)}</span>
            </span>
            <QuantityStepper
              label={times({ quantity: line.quantity, dish: line.name })}
              value={line.quantity}
              max={Math.max(line.quantity, site().limits.portions)}
              disabled={sending.isPending}
              onChange={(quantity) => bag.set(line, quantity)}
              onRemove={() => {
                bag.set(line, 0);
                if (lines.length === 1) onClose();
              }}
            />
          </li>
        ))}
      </ul>
      <p className="num flex justify-between gap-4 border-t border-line pt-3 text-body font-bold">
        <span>{t.sum}</span>
        {formatRupees(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))}
      </p>
      <p className="mt-3 text-note text-ink-3">{t.text({ table })}</p>
    </Sheet>
  );
}
