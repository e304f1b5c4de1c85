import type { TablePage } from '@tawa/contract/tables/bills';
import { formatRupees } from '@tawa/domain/common/money';
import type { SubmitEvent } from 'react';
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
import { useJoining } from './table-join.tsx';

interface Props {
  keys: TableKeys;
  page: TablePage;
  bag: TableBag;
  onClose: () => void;
  onSent: () => void;
}

const formId = 'send-round';

/** What goes to the kitchen, looked over once more; whoever is not in the bill yet joins it with that. */
export function SendSheet({ keys, page, bag, onClose, onSent }: Props) {
  const { sendSheet: t, times, noAccount } = useTexts(tableTexts);
  const sending = useSendRound(keys);
  const joining = useJoining(keys, page);
  const isIn = page.state === 'in';
  const isPending = sending.isPending || joining.isPending;
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
  const press = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return undefined;
    return isIn ? send() : joining.join(send);
  };
  const footer = (
    <Button type="submit" form={formId} size={56} wide pending={isPending} pendingText={t.sending}>
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
              disabled={isPending}
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
      <form id={formId} noValidate onSubmit={press}>
        {!isIn && (
          <div className="mt-4">
            {joining.fields}
            <p className="mt-2 text-note text-ink-2">{noAccount}</p>
          </div>
        )}
      </form>
      <p className="mt-3 text-note text-ink-3">{t.text({ table: page.table })}</p>
    </Sheet>
  );
}
