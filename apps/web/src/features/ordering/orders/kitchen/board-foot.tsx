import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { cx } from '#ui/cx.ts';
import { kitchenOrdersTexts } from './orders.texts.ts';
import { UndoBar } from './ticket/undo-bar.tsx';
import type { Moves } from './use-moves.ts';

const shortKeysIn = keepEach((language: Language) => {
  const { foot } = textsIn(kitchenOrdersTexts, language);
  return [
    ['A', foot.accept],
    ['Shift A', foot.all],
    ['X', foot.reject],
    ['5', foot.five],
    ['R', foot.ready],
    ['S', foot.send],
    ['U', foot.undo],
    ['?', foot.keys],
  ] as const;
});

interface Props {
  moves: Moves;
  onUndone: (order_number: string) => void;
  onKeys: () => void;
}

/** What can be taken back, in a place of its own where it covers nothing, and what the keys do. */
export function BoardFoot({ moves, onUndone, onKeys }: Props) {
  const t = useTexts(kitchenOrdersTexts);
  const language = useLanguage();
  const isIdle = moves.held.length === 0;
  return (
    <footer
      className={cx(
        'flex min-h-14 shrink-0 items-center gap-4 border-t border-line bg-surface px-4 py-1.5 lg:px-6',
        isIdle && 'max-md:hidden',
      )}
    >
      <UndoBar moves={moves} onUndone={onUndone} />
      {isIdle && <span className="text-sm text-ink-3">{t.foot.nothing}</span>}
      <button
        type="button"
        onClick={onKeys}
        className="ml-auto flex h-11 shrink-0 items-center gap-4 text-note text-ink-2 max-xl:hidden"
      >
        {shortKeysIn(language).map(([key, words], at, { length }) => (
          // Spoken is what the button opens; the keys before it are for eyes.
          <span
            key={key}
            aria-hidden={at < length - 1}
            className={cx('flex items-center gap-1.5', !isIdle && 'max-[1399px]:hidden')}
          >
            <kbd
              aria-hidden="true"
              className="num grid h-6 min-w-6 place-items-center rounded-xs border border-line-strong bg-surface px-1.5 font-sans text-xs font-bold text-ink"
            >
              {key}
            </kbd>
            {words}
          </span>
        ))}
      </button>
    </footer>
  );
}
