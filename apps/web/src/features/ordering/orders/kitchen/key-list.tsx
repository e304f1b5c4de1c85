import { useTexts } from '#lib/i18n/texts.ts';
import { kitchenKeys } from '#lib/messages-kitchen.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { kitchenOrdersTexts } from './orders.texts.ts';

interface Props {
  isOn: boolean;
  onToggle: (on: boolean) => void;
  onClose: () => void;
}

/** What each key does, and a way to switch them off. */
export function KeyList({ isOn, onToggle, onClose }: Props) {
  const t = useTexts(kitchenOrdersTexts);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.keys} description={t.theyWorkTicketOutlined}>
      <Switch label={t.useKeys} checked={isOn} onChange={onToggle} className="mb-3" />
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-body">
        {kitchenKeys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="num grid h-8 min-w-8 place-items-center rounded-xs border border-line-strong bg-surface-2 px-2 font-sans text-sm font-bold">
                {key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
