import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { FinishedTicket } from '@tawa/contract/ordering/orders.line';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { keepEach, textsIn, useTexts } from '#lib/i18n/texts.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { Icon } from '#ui/icon.tsx';
import { TwoNames } from '#ui/names/two-names.tsx';
import { shortNumber } from '../board.ts';
import { switchKeys, useKeySwitch } from '../key-switch.ts';
import { Key } from './line-parts.tsx';
import { lineTexts } from './line.texts.ts';

const keysIn = keepEach((language: Language) => {
  const { key } = textsIn(lineTexts, language);
  return [
    { keys: '1 – 12', text: key.doneLong },
    { keys: '← ↑ ↓ →', text: key.arrows },
    { keys: '↵', text: key.enter },
    { keys: 'P', text: key.packApart },
    { keys: 'R', text: key.recall },
    { keys: 'S', text: key.station2 },
    { keys: 'Z', text: key.size2 },
    { keys: '?', text: key.list },
  ];
});

/** What each key of the line does, and a way to switch them off. */
export function LineKeyList({ onClose }: { onClose: () => void }) {
  const t = useTexts(lineTexts);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.keys} description={t.keysHint}>
      <Switch label={t.useKeys} checked={useKeySwitch()} onChange={switchKeys} className="mb-3" />
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-body">
        {keysIn(useLanguage()).map(({ keys, text }) => (
          <div key={keys} className="contents">
            <dt>
              <Key className="text-sm">{keys}</Key>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** A finished ticket that has left: to be read, with who has it. */
export function LeftTicket({ ticket, onClose }: { ticket: FinishedTicket; onClose: () => void }) {
  const t = useTexts(lineTexts);
  const isOut = ticket.status === 'out_for_delivery' && ticket.rider_name !== null;
  const where = isOut ? t.outWith({ rider: ticket.rider_name ?? '' }) : t.left;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.readOnly({ number: shortNumber(ticket.order_number), where })}
    >
      <ul className="grid gap-2 text-lg">
        {ticket.items.map((item) => (
          <li key={item.order_item_id} className="flex items-baseline gap-3">
            <b className="num">{item.quantity}</b>
            <span className="min-w-0 wrap-anywhere">
              <TwoNames english={item.kitchen_name} names={item.names} />
              {item.note !== '' && <span className="block text-sm text-ink-2">{item.note}</span>}
            </span>
            {item.ticked && <Icon of={CheckIcon} weight="bold" className="ml-auto" />}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
