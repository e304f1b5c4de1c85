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
import { useRef, type KeyboardEvent as KeyPress, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { formPartTexts } from './form.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Item {
  id: number;
  name: string;
}

interface Props {
  items: readonly Item[];
  onMove: (ids: number[], moved: number) => void;
  children: ReactNode;
}

/** What is said of a thing on its way: its place, and how it is moved as soon as it can be. */
function useAnnouncements(items: readonly Item[]): Announcements {
  const t = useTexts(formPartTexts);
  const isLifting = useRef(false);
  const nameOf = (id: number | string) => items.find((item) => item.id === id)?.name ?? '';
  const placeOf = (id: number | string | undefined) => items.findIndex((item) => item.id === id) + 1;
  const at = (id: number | string, over: number | string | undefined) =>
    t.place({ id: nameOf(id), placeOf: placeOf(over ?? id), count: items.length });
  return {
    // The arrow keys work from the first place on that it is over, a moment after the start: until then nothing is said.
    onDragStart: () => {
      isLifting.current = true;
      return undefined;
    },
    onDragOver: ({ active, over }) => {
      const place = at(active.id, over?.id);
      const said = isLifting.current ? t.liftedArrowKeys({ id: place }) : place;
      isLifting.current = false;
      return said;
    },
    onDragEnd: ({ active, over }) => t.dropped({ id: at(active.id, over?.id) }),
    onDragCancel: ({ active }) => t.backWhereWas({ id: nameOf(active.id) }),
  };
}

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
  const t = useTexts(formPartTexts);
  const announcements = useAnnouncements(items);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t.dragging },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Keeps the keys that follow a lift too fast for it, and gives them to it when it hears them. */
function useEarlyKeys(isDragging: boolean) {
  const early = useRef<string[]>(undefined);
  const giveNext = () => {
    const code = early.current?.shift();
    if (code === undefined) {
      early.current = undefined;
      return;
    }
    document.dispatchEvent(new KeyboardEvent('keydown', { code }));
    setTimeout(giveNext);
  };
  return (event: KeyPress) => {
    if (early.current) {
      event.preventDefault();
      event.stopPropagation();
      early.current.push(event.code);
    } else if (!isDragging && (event.code === 'Space' || event.code === 'Enter')) {
      early.current = [];
      // The sensor listens from a timer on that it sets after this, so that the next but one comes later.
      setTimeout(() => setTimeout(giveNext));
    }
  };
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
  const keepEarlyKeys = useEarlyKeys(isDragging);
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
        onKeyDownCapture={keepEarlyKeys}
        ref={setActivatorNodeRef}
        aria-label={t.move({ name })}
        className="grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-[1.125rem] text-ink-3 active:cursor-grabbing"
      >
        <DotsSixVerticalIcon weight="bold" aria-hidden="true" />
      </button>
      {children}
    </li>
  );
}
