import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import type { DiningTable, Venue } from '@tawa/contract/venues';
import { useMemo } from 'react';
import { messageFrom } from '../../lib/api-client.ts';
import { venueTexts } from '../../lib/messages-venues.ts';
import { messages } from '../../lib/messages.ts';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast.ts';
import { useMoveTable } from './desk.queries.ts';

const cellPx = 76;
const columns = 12;
const lines = 8;

const byArrows: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
  const steps: Record<string, { x: number; y: number }> = {
    ArrowRight: { x: x + cellPx, y },
    ArrowLeft: { x: x - cellPx, y },
    ArrowDown: { x, y: y + cellPx },
    ArrowUp: { x, y: y - cellPx },
  };
  const step = steps[event.code];
  if (step) event.preventDefault();
  return step;
};
const keys = { start: ['Space'], cancel: ['Escape'], end: ['Space'] };

const within = (value: number, most: number) => Math.min(most - 1, Math.max(0, value));

/** The square of the plan after a drag of so many pixels. */
const spotAfter = (table: DiningTable, { x, y }: { x: number; y: number }) => ({
  spot_x: within(table.spot_x + Math.round(x / cellPx), columns),
  spot_y: within(table.spot_y + Math.round(y / cellPx), lines),
});

function TableOnPlan({ table, onOpen }: { table: DiningTable; onOpen: () => void }) {
  const { setNodeRef, attributes, listeners, transform, isDragging } = useDraggable({ id: table.table_id });
  const large = table.max_seats > 4;
  return (
    <div
      className={cx('absolute grid size-[76px] place-items-center', isDragging && 'z-10')}
      style={{
        left: table.spot_x * cellPx,
        top: table.spot_y * cellPx,
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
      }}
    >
      <button
        ref={setNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-roledescription="table"
        aria-label={`Table ${table.name}, seats ${table.min_seats} to ${table.max_seats}, column ${table.spot_x + 1}, row ${table.spot_y + 1}${table.isactive === 1 ? '' : ', out of use'}`}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onOpen();
          else listeners?.onKeyDown?.(event);
        }}
        className={cx(
          'flex cursor-grab touch-none flex-col items-center justify-center border-2 text-note',
          table.max_seats <= 2 ? 'size-14 rounded-full' : 'size-16 rounded-lg',
          large && 'w-[72px]',
          table.isactive === 1
            ? 'border-brand bg-brand-soft text-brand-ink'
            : 'border-dashed border-line-strong bg-surface-2 text-ink-3',
          isDragging && 'shadow-3',
        )}
      >
        <span className="font-bold">{table.name}</span>
        <span className="num text-xs">
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

function useMoving(venue: Venue) {
  const moving = useMoveTable();
  const find = (id: string | number) => venue.tables.find((table) => table.table_id === Number(id));
  const move = async ({ active, delta }: DragEndEvent) => {
    const table = find(active.id);
    if (!table) return;
    const spot = spotAfter(table, delta);
    if (spot.spot_x === table.spot_x && spot.spot_y === table.spot_y) return;
    await moving
      .mutateAsync({ table_id: table.table_id, ...spot })
      .catch((error: unknown) => toast.error(messageFrom(error, messages.network)));
  };
  return { move, find };
}

/** The tables of a venue where they stand; each drags, or moves by the arrows, and opens on a press. */
export function FloorPlan({ venue, onOpen }: Props) {
  const { move, find } = useMoving(venue);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byArrows, keyboardCodes: keys }),
  );
  const announcements = useMemo((): Announcements => {
    const name = (id: string | number) => venue.tables.find((table) => table.table_id === Number(id))?.name ?? '';
    return {
      onDragStart: ({ active }) => venueTexts.lift(name(active.id)),
      onDragMove: () => undefined,
      onDragOver: () => undefined,
      onDragEnd: ({ active }) => venueTexts.drop(name(active.id)),
      onDragCancel: ({ active }) => venueTexts.back(name(active.id)),
    };
  }, [venue.tables]);
  return (
    <div
      role="region"
      aria-label={`Floor plan of ${venue.name}`}
      className="max-w-full w-fit overflow-x-auto rounded-2xl border border-line bg-surface p-3"
    >
      <div
        className="relative border-r border-b border-line bg-[repeating-linear-gradient(to_right,var(--color-line)_0_1px,transparent_1px_76px),repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_76px)]"
        style={{ width: columns * cellPx, height: lines * cellPx }}
      >
        <DndContext
          sensors={sensors}
          onDragEnd={(event) => void move(event)}
          accessibility={{ announcements }}
          autoScroll={false}
        >
          {venue.tables.map((table) => (
            <TableOnPlan key={table.table_id} table={table} onOpen={() => onOpen(find(table.table_id) ?? table)} />
          ))}
        </DndContext>
      </div>
    </div>
  );
}
