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
import { formPartTexts } from './form.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Item {
  id: number;
  name: string;
}

interface Props {
  items: readonly Item[];
  onMove: (ids: number[], moved: number) => void;
  children: ReactNode;
}

const announcementsOf = (items: readonly Item[], language: Language): Announcements => {
  const t = textsIn(formPartTexts, language);
  const nameOf = (id: number | string) => items.find((item) => item.id === id)?.name ?? '';
  const placeOf = (id: number | string | undefined) => items.findIndex((item) => item.id === id) + 1;
  const at = (id: number | string, over: number | string | undefined) =>
    t.place({ id: nameOf(id), placeOf: placeOf(over ?? id), count: items.length });
  return {
    onDragStart: ({ active }) => t.liftedArrowKeys({ id: at(active.id, undefined) }),
    onDragOver: ({ active, over }) => at(active.id, over?.id),
    onDragEnd: ({ active, over }) => t.dropped({ id: at(active.id, over?.id) }),
    onDragCancel: ({ active }) => t.backWhereWas({ id: nameOf(active.id) }),
  };
};

/** Things in an order that is changed by drag, or by Space and the arrow keys. */
export function SortableList({ items, onMove, children }: Props) {
  const language = useLanguage();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onMove(arrayMove(ids, from, to), Number(active.id));
  };
  const t = useTexts(formPartTexts);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(items, language),
        screenReaderInstructions: { draggable: t.dragging },
      }}
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
  const t = useTexts(formPartTexts);
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
        aria-label={t.move({ name })}
        className="grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-[18px] text-ink-3 active:cursor-grabbing"
      >
        <DotsSixVerticalIcon weight="bold" aria-hidden="true" />
      </button>
      {children}
    </li>
  );
}
