import type { DiningTable, Venue } from '@tawa/contract/tables/venues';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { toast } from '#ui/toast/toast.ts';
import { useMoveTable } from './desk.queries.ts';
import { useDrag, type Spot } from './use-drag.ts';
import { kitchenVenuesTexts } from './venues.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const cellPx = 76;
const columns = 12;
const lines = 8;

const within = (value: number, most: number) => Math.min(most - 1, Math.max(0, value));
/** The square of the plan nearest to a place. */
const squareAt = ({ x, y }: Spot) => ({
  spot_x: within(Math.round(x / cellPx), columns),
  spot_y: within(Math.round(y / cellPx), lines),
});
const placeOf = ({ spot_x, spot_y }: Pick<DiningTable, 'spot_x' | 'spot_y'>): Spot => ({
  x: spot_x * cellPx,
  y: spot_y * cellPx,
});
const snap = (at: Spot) => placeOf(squareAt(at));
const step = (at: Spot, right: number, down: number) => snap({ x: at.x + right * cellPx, y: at.y + down * cellPx });

function useMoving(table: DiningTable) {
  const t = useTexts(kitchenVenuesTexts);
  const moving = useMoveTable();
  return async (to: Spot) => {
    const spot = squareAt(to);
    if (spot.spot_x === table.spot_x && spot.spot_y === table.spot_y) return;
    await moving
      .mutateAsync({ table_id: table.table_id, ...spot })
      .catch((error: unknown) => toast.error(messageFrom(error, t.network)));
  };
}

function inWords(at: Spot, language: Language): string {
  const t = textsIn(kitchenVenuesTexts, language);
  const { spot_x, spot_y } = squareAt(at);
  return t.spot({ column: spot_x + 1, row: spot_y + 1 });
}

function TableOnPlan({ table, onOpen }: { table: DiningTable; onOpen: () => void }) {
  const language = useLanguage();
  const t = useTexts(kitchenVenuesTexts);
  const name = t.tableName({ name: table.name });
  const move = useMoving(table);
  const { at, isLifted, handlers } = useDrag({
    rest: placeOf(table),
    step,
    snap,
    onDrop: move,
    onPress: onOpen,
    says: {
      lifted: (to) => t.lifted({ name, place: inWords(to, language) }),
      moved: (to) => t.movedTo({ place: inWords(to, language) }),
      dropped: (to) => t.putDown({ name, place: inWords(to, language) }),
      back: t.isBack({ name }),
    },
  });
  const large = table.max_seats > 4;
  return (
    <div
      className={cx('absolute grid size-[76px] place-items-center', isLifted && 'z-10')}
      style={{ left: at.x, top: at.y }}
    >
      <button
        type="button"
        {...handlers}
        aria-roledescription={t.tableSmall}
        aria-label={t.seats({
          name,
          minSeats: table.min_seats,
          maxSeats: table.max_seats,
          table: inWords(placeOf(table), language),
          isactive: table.isactive,
        })}
        aria-describedby="plan-help"
        className={cx(
          'flex cursor-grab touch-none flex-col items-center justify-center border-2 text-note select-none',
          table.max_seats <= 2 ? 'size-14 rounded-full' : 'size-16 rounded-lg',
          large && 'w-[72px]',
          table.isactive === 1
            ? 'border-brand bg-brand-soft text-brand-ink'
            : 'border-dashed border-line-strong bg-surface-2 text-ink-3',
          isLifted && 'shadow-3 ring-2 ring-brand',
        )}
      >
        <span className="max-w-full truncate px-1 font-bold">{table.name}</span>
        <span aria-hidden="true" className="num text-xs">
          {table.min_seats}–{table.max_seats}
        </span>
      </button>
    </div>
  );
}

interface Props {
  venue: Venue;
  onOpen: (table: DiningTable) => void;
}

/** The tables of a venue where they stand; each drags, or moves by the arrows, and opens on a press. */
export function FloorPlan({ venue, onOpen }: Props) {
  const t = useTexts(kitchenVenuesTexts);
  return (
    <div
      role="region"
      aria-label={t.floorPlan({ name: venue.name })}
      className="max-w-full w-fit overflow-x-auto rounded-2xl border border-line bg-surface p-3"
    >
      <div
        data-surface
        className="relative border-r border-b border-line bg-[repeating-linear-gradient(to_right,var(--color-line)_0_1px,transparent_1px_76px),repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_76px)]"
        style={{ width: columns * cellPx, height: lines * cellPx }}
      >
        {venue.tables.map((table) => (
          <TableOnPlan key={table.table_id} table={table} onOpen={() => onOpen(table)} />
        ))}
      </div>
    </div>
  );
}
