import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { kitchenOrdersTexts } from './orders.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const keysIn = keepEach((language: Language) => {
  const t = textsIn(kitchenOrdersTexts, language);
  return [
    { key: '↑ ↓', text: t.aboveOrBelow },
    { key: '← →', text: t.beside },
    { key: 'A', text: t.accept },
    { key: 'Shift A', text: t.acceptAllKey },
    { key: 'X', text: t.reject },
    { key: '5', text: t.fiveKey },
    { key: 'R', text: t.ready },
    { key: 'S', text: t.send },
    { key: 'C', text: t.code },
    { key: 'P', text: t.print },
    { key: 'U', text: t.undo },
    { key: '/', text: t.search },
    { key: '?', text: t.list },
  ];
});

interface Props {
  isOn: boolean;
  onToggle: (on: boolean) => void;
  onClose: () => void;
}

/** What each key does, and a way to switch them off. */
export function KeyList({ isOn, onToggle, onClose }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenOrdersTexts);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.keys} description={t.theyWorkTicketOutlined}>
      <Switch label={t.useKeys} checked={isOn} onChange={onToggle} className="mb-3" />
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-body">
        {keysIn(language).map(({ key, text }) => (
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
