import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ReactNode } from 'react';
import { pictureUrl } from '#lib/paths.ts';
import { Icon, type Shape } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Place, Row } from './suggestion-rows.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { searchTexts } from './search.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';

interface Props {
  id: string;
  rows: readonly Row[];
  place: Place | null;
  corrected: string | null;
  onChoose: (row: Row) => void;
  onForget: (row: Row) => void;
  onForgetAll: () => void;
}

export const cellId = (id: string, { row, cell }: Place): string => `${id}-${row}-${cell}`;

const titlesIn = keepEach((language: Language): Record<Row['kind'], string> => {
  const t = textsIn(searchTexts, language);
  return {
    recent: t.recentSearches,
    dish: t.dishes,
    restaurant: t.restaurants,
    all: t.allResults,
  };
});
const icons: Record<Row['kind'], Shape> = {
  recent: ClockCounterClockwiseIcon,
  dish: ForkKnifeIcon,
  restaurant: StorefrontIcon,
  all: MagnifyingGlassIcon,
};

function Mark({ row }: { row: Row }) {
  const picture = row.kind === 'dish' || row.kind === 'restaurant' ? row.picture : null;
  if (picture === null)
    return (
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-surface-2 text-[19px] text-ink-3">
        <Icon of={icons[row.kind]} weight="bold" />
      </span>
    );
  return <Picture src={pictureUrl(picture)} alt="" sizes="54px" className="size-10 shrink-0 rounded-md" />;
}

const active = 'bg-brand-soft text-brand-ink';
const words = (row: Row, language: Language) =>
  row.kind === 'all' ? textsIn(searchTexts, language).seeAllResults({ text: row.text }) : row.text;

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

// The keys stay in the field, which names the button they stand on; so none of these takes the focus.
function Cell({ id, isAt, label, onPress, ...rest }: CellProps) {
  return (
    <div role="gridcell" className={rest.room}>
      <button
        type="button"
        id={id}
        tabIndex={-1}
        aria-label={label}
        onPointerDown={keepFocus}
        onClick={onPress}
        className={`press ${rest.className} ${isAt ? active : 'hover:bg-surface-2'}`}
      >
        {rest.children}
      </button>
    </div>
  );
}

interface CellProps {
  id: string;
  isAt: boolean;
  label?: string;
  room: string;
  className: string;
  onPress: () => void;
  children: ReactNode;
}

function Line({ row, at, props }: { row: Row; at: number; props: Props }) {
  const t = useTexts(searchTexts);
  const language = useLanguage();
  const { id, place, onChoose, onForget } = props;
  const isAt = (cell: 0 | 1) => place?.row === at && place.cell === cell;
  return (
    <div role="row" aria-selected={place?.row === at} className="flex items-center gap-1">
      <Cell
        id={cellId(id, { row: at, cell: 0 })}
        isAt={isAt(0)}
        onPress={() => onChoose(row)}
        room="min-w-0 flex-1"
        className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-left"
      >
        <Mark row={row} />
        <span className="min-w-0">
          <span className="block text-body font-semibold">{words(row, language)}</span>
          {row.kind === 'restaurant' && <span className="block text-note text-ink-3">{row.note}</span>}
        </span>
      </Cell>
      {row.kind === 'recent' && (
        <Cell
          id={cellId(id, { row: at, cell: 1 })}
          isAt={isAt(1)}
          label={t.removeFromRecent({ text: row.text })}
          onPress={() => onForget(row)}
          room="shrink-0"
          className="grid size-11 place-items-center rounded-full text-[16px] text-ink-2"
        >
          <Icon of={XIcon} weight="bold" />
        </Cell>
      )}
    </div>
  );
}

/** The lines below the field: a grid, so that a recent search and the button that removes it are two cells of one line. */
export function Suggestions(props: Props) {
  const t = useTexts(searchTexts);
  const language = useLanguage();
  const { id, rows, corrected, onForgetAll } = props;
  const kinds = [...new Set(rows.map((row) => row.kind))];
  return (
    <>
      {corrected && (
        <p className="px-3 pt-1 pb-2 text-note text-ink-3">
          {t.nothingBeginsLike({ corrected, b: (words) => <b className="text-ink">{words}</b> })}
        </p>
      )}
      <div role="grid" id={id} aria-label={t.suggestionsTitle}>
        {kinds.map((kind) => (
          <div key={kind} role="rowgroup" aria-label={titlesIn(language)[kind]} className="pb-1">
            {kind !== 'all' && (
              <p aria-hidden="true" className="px-3 pt-1 pb-1 text-note font-bold text-ink-3">
                {titlesIn(language)[kind]}
              </p>
            )}
            {rows.map((row, at) =>
              row.kind === kind ? (
                <Line
                  key={`${row.kind} ${row.text} ${row.kind === 'restaurant' ? row.restaurant_id : ''}`}
                  row={row}
                  at={at}
                  props={props}
                />
              ) : null,
            )}
          </div>
        ))}
      </div>
      {rows.length > 1 && rows.every((row) => row.kind === 'recent') && (
        <button
          type="button"
          onPointerDown={keepFocus}
          onClick={onForgetAll}
          className="mx-3 min-h-11 text-body font-bold text-brand-ink"
        >
          {t.clearRecentSearches}
        </button>
      )}
    </>
  );
}
