import type { GroupGuest, GroupLine } from '@tawa/contract/ordering/groups';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { formatRupees } from '@tawa/domain/common/money';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { site } from '#lib/site/site-facts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { QuantityStepper } from '#ui/form/stepper.tsx';
import { toast } from '#ui/toast/toast.ts';
import { VegMark } from '#ui/veg-mark.tsx';
import { useSetLine } from './groups.queries.ts';
import { guestTexts } from './guests.texts.ts';

/** Which guest of which group this device is. */
export interface GroupKeys {
  token: string;
  secret: string;
}

/** Counts a line up and down; the last one less takes it away. */
export function LineStepper({ keys, line, look }: { keys: GroupKeys; line: GroupLine; look?: 'outline' | 'brand' }) {
  const t = useTexts(guestTexts);
  const set = useSetLine(keys.token, keys.secret);
  const send = (quantity: number) =>
    set.mutate(
      { menu_id: line.menu_id, options: line.option_ids, note: line.note, quantity },
      { onError: (error) => toast.error(messageFrom(error, t.failedLine)) },
    );
  return (
    <QuantityStepper
      label={line.dish_name}
      value={set.isPending && set.variables.quantity > 0 ? set.variables.quantity : line.quantity}
      max={Math.max(line.quantity, site().limits.portions)}
      look={look ?? 'outline'}
      onChange={send}
      onRemove={() => send(0)}
    />
  );
}

interface Props {
  keys: GroupKeys;
  own: GroupGuest;
  isOpen: boolean;
  /** Not where the whole share is told below. */
  hasSum: boolean;
  onEdit: (line: GroupLine) => void;
}

/** What goes into a guest's own bag. */
export function GuestBag({ keys, own, isOpen, hasSum, onEdit }: Props) {
  const t = useTexts(guestTexts);
  if (own.lines.length === 0) return <p className="py-3 text-body text-ink-2">{t.empty}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {own.lines.map((line) => (
          <li key={line.group_line_id} className="py-3">
            <div className="flex items-start gap-2.5">
              <VegMark veg={line.is_veg === 1} className="mt-1 size-4" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="text-body font-semibold">
                  {isOpen ? line.dish_name : `${line.quantity} × ${line.dish_name}`}
                </span>
                {line.options.length > 0 && (
                  <span className="block text-note text-ink-3">{line.options.join(' · ')}</span>
                )}
                {line.note && <span className="block text-note text-ink-3">“{line.note}”</span>}
                {line.problem && <span className="block text-note font-semibold text-danger">{line.problem}</span>}
              </span>
              <span className="num text-body font-semibold">{formatRupees(line.amount)}</span>
            </div>
            {isOpen && (
              <div className="mt-2 ml-6 flex items-center gap-2">
                <LineStepper keys={keys} line={line} />
                <IconButton
                  label={t.edit({ dish: line.dish_name })}
                  icon={PencilSimpleIcon}
                  onClick={() => onEdit(line)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {hasSum && (
        <p className="num border-t border-line pt-3 text-right text-body font-bold">
          {t.sum({ amount: formatRupees(own.amount) })}
        </p>
      )}
    </>
  );
}
