import { CheckSquareIcon } from '@phosphor-icons/react/dist/ssr/CheckSquare';
import { SquareIcon } from '@phosphor-icons/react/dist/ssr/Square';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { severalTexts } from './several.texts.ts';

interface Props {
  orderNumber: string;
  isChosen: boolean;
  look: string;
  onToggle: () => void;
}

/** A ticket as one thing to tap, while several are chosen. */
export function ChooseTicket({ orderNumber, isChosen, look, onToggle }: Props) {
  const t = useTexts(severalTexts);
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isChosen}
      aria-label={t.chooseTicket({ orderNumber })}
      onClick={onToggle}
      className={cx(
        'flex h-11 w-full items-center justify-center gap-2 rounded-md text-body font-bold after:absolute after:inset-0 after:z-10',
        look,
      )}
    >
      <Icon
        of={isChosen ? CheckSquareIcon : SquareIcon}
        weight={isChosen ? 'fill' : 'bold'}
        className="text-[1.25rem]"
      />
      {isChosen ? t.chosen : t.choose}
    </button>
  );
}
