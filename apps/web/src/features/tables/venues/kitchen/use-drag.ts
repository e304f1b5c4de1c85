import { findOwn } from '@tawa/domain/common/own';
import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useAnnounce } from '#ui/toast/announcer.tsx';

/** A place in pixels from the left top corner of whatever things lie on. */
export interface Spot {
  x: number;
  y: number;
}

interface Says {
  lifted: (at: Spot) => string;
  moved: (at: Spot) => string;
  dropped: (at: Spot) => string;
  back: string;
}

interface Input {
  /** Where it lies while nobody moves it. */
  rest: Spot;
  disabled?: boolean;
  /** The place one press of an arrow away: -1, 0 or 1 to the right and down. */
  step: (at: Spot, right: number, down: number) => Spot;
  /** The place that a drop there means. */
  snap: (at: Spot) => Spot;
  /** Asks for the new place; it lies there until this is answered. */
  onDrop: (to: Spot) => Promise<void>;
  /** A press without a drag, or Enter. */
  onPress?: () => void;
  /** What somebody hears who moves it by keys. */
  says?: Says;
}

interface Lifted {
  by: 'keys' | 'pointer';
  at: Spot;
}

interface Grab {
  pointerId: number;
  /** The pointer when it came down, on the surface. */
  x: number;
  y: number;
  from: Spot;
}

const dragPx = 6;
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

type Lifting = Pick<Input, 'snap' | 'onDrop' | 'says'>;

/** What is in the air. A hand is faster than the screen, so nothing here waits for a render. */
function useLift({ snap, onDrop, says }: Lifting) {
  const announce = useAnnounce();
  const [shown, setShown] = useState<{ at: Spot; isLifted: boolean } | null>(null);
  const lifted = useRef<Lifted | null>(null);
  const drops = useRef(0);
  const say = (by: Lifted['by'], text: string | undefined) => {
    if (by === 'keys' && text !== undefined) announce(text);
  };
  const carry = (by: Lifted['by'], at: Spot) => {
    const isNew = lifted.current === null;
    lifted.current = { by, at };
    setShown({ at, isLifted: true });
    say(by, isNew ? says?.lifted(at) : says?.moved(at));
  };
  const back = () => {
    if (!lifted.current) return;
    say(lifted.current.by, says?.back);
    lifted.current = null;
    setShown(null);
  };
  const drop = async () => {
    if (!lifted.current) return;
    const { by, at } = lifted.current;
    const to = snap(at);
    lifted.current = null;
    setShown({ at: to, isLifted: false });
    say(by, says?.dropped(to));
    drops.current += 1;
    const own = drops.current;
    await onDrop(to);
    if (own === drops.current && !lifted.current) setShown(null);
  };
  return { shown, lifted, carry, back, drop };
}

type Lift = ReturnType<typeof useLift>;

function keyHandlers({ lifted, carry, back, drop }: Lift, from: Spot, step: Input['step']) {
  const isLifted = () => lifted.current?.by === 'keys';
  return {
    onKeyDown(event: KeyboardEvent) {
      const arrow = findOwn(arrows, event.code);
      const at = lifted.current?.at;
      if (event.code === 'Escape' && at) back();
      else if (event.code === 'Space' && !event.repeat) void (isLifted() ? drop() : carry('keys', from));
      else if (event.code === 'Enter' && isLifted()) void drop();
      else if (arrow && at && isLifted()) carry('keys', step(at, ...arrow));
      else if (event.code !== 'Space') return;
      event.preventDefault();
    },
    // Else the browser would make a press of it.
    onKeyUp(event: KeyboardEvent) {
      if (event.code === 'Space') event.preventDefault();
    },
    onBlur(_event: FocusEvent) {
      if (isLifted()) back();
    },
  };
}

/** Where the pointer is on the surface, however that was scrolled meanwhile. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Spot {
  const surface = currentTarget.closest('[data-surface]')?.getBoundingClientRect();
  return { x: clientX - (surface?.left ?? 0), y: clientY - (surface?.top ?? 0) };
}

function usePointer({ lifted, carry, back, drop }: Lift, from: Spot) {
  const grab = useRef<Grab | null>(null);
  const wasDragged = useRef(false);
  const follow = (event: PointerEvent) => {
    const held = grab.current;
    if (!held || held.pointerId !== event.pointerId) return;
    const { x, y } = pointOf(event);
    const by = { x: x - held.x, y: y - held.y };
    // Escape gave it back while the pointer is still down.
    if (!lifted.current && (wasDragged.current || Math.hypot(by.x, by.y) < dragPx)) return;
    wasDragged.current = true;
    carry('pointer', { x: held.from.x + by.x, y: held.from.y + by.y });
  };
  return {
    wasDragged,
    handlers: {
      onPointerDown(event: PointerEvent) {
        wasDragged.current = false;
        if (event.button !== 0 || !event.isPrimary || lifted.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grab.current = { pointerId: event.pointerId, ...pointOf(event), from };
      },
      onPointerMove: follow,
      // The last move may not have been told before the pointer went up.
      onPointerUp(event: PointerEvent) {
        follow(event);
        grab.current = null;
        if (lifted.current?.by === 'pointer') void drop();
      },
      onPointerCancel() {
        grab.current = null;
        back();
      },
    },
  };
}

/** Moves something on a surface (`data-surface`) by pointer, or by keys: Space lifts, arrows move, Space drops, Escape returns. */
export function useDrag({ rest, disabled = false, step, snap, onDrop, onPress, says }: Input) {
  const lift = useLift({ snap, onDrop, ...(says && { says }) });
  const at = lift.shown?.at ?? rest;
  const { wasDragged, handlers } = usePointer(lift, at);
  return {
    at,
    isLifted: lift.shown?.isLifted === true,
    handlers: {
      ...(!disabled && { ...handlers, ...keyHandlers(lift, at, step) }),
      onClick(event: MouseEvent) {
        const isPointer = event.detail > 0;
        if (!(isPointer && wasDragged.current)) onPress?.();
      },
    },
  };
}
