import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface Item {
  id: number;
  name: string;
}

interface Props {
  items: readonly Item[];
  onMove: (ids: number[], moved: number) => void;
  children: ReactNode;
}

const announcementsOf = (items: readonly Item[]): Announcements => {
  const nameOf = (id: number | string) => items.find((item) => item.id === id)?.name ?? '';
  const placeOf = (id: number | string | undefined) => items.findIndex((item) => item.id === id) + 1;
  const at = (id: number | string, over: number | string | undefined) =>
    `${nameOf(id)}, place ${placeOf(over ?? id)} of ${items.length}`;
  return {
    onDragStart: ({ active }) =>
      `${at(active.id, undefined)}, lifted. Arrow keys move it, Space drops it, Escape puts it back.`,
    onDragOver: ({ active, over }) => at(active.id, over?.id),
    onDragEnd: ({ active, over }) => `${at(active.id, over?.id)}, dropped.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
  };
};

/** Things in an order that is changed by drag, or by Space and the arrow keys. */
export function SortableList({ items, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onMove(arrayMove(ids, from, to), Number(active.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: announcementsOf(items) }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface ItemProps {
  id: number;
  name: string;
  className?: string;
  children: ReactNode;
}

/** One of them, with its handle in front. */
export function SortableItem({ id, name, className, children }: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx('relative flex items-center', isDragging && 'z-10 rounded-md bg-surface shadow-2', className)}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        aria-label={`Move ${name}`}
        className="grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-[18px] text-ink-3 active:cursor-grabbing"
      >
        <DotsSixVerticalIcon weight="bold" aria-hidden="true" />
      </button>
      {children}
    </li>
  );
}
