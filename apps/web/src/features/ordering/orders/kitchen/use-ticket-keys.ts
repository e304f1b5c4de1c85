import { findOwn } from '@tawa/domain/common/own';
import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { switchKeys, useKeySwitch } from './key-switch.ts';

const typing = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]';
const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const arrows: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const ticketOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-ticket]') ?? null;
const ticketsIn = (part: ParentNode): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('[data-ticket]')];
const columnsIn = (board: ParentNode): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('[data-column]')];
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches(typing);

function placeOf(board: ParentNode, ticket: HTMLElement) {
  const columns = columnsIn(board);
  const column = columns.findIndex((each) => each.contains(ticket));
  const row = columns[column] ? ticketsIn(columns[column]).indexOf(ticket) : -1;
  return { column, row };
}

/** The ticket beside this one; columns without tickets are stepped over. */
function neighbour(board: ParentNode, ticket: HTMLElement, [across, down]: readonly [number, number]) {
  const { column, row } = placeOf(board, ticket);
  const lists = columnsIn(board).map(ticketsIn);
  if (across === 0) return lists[column]?.[row + down];
  for (let place = column + across; lists[place]; place += across) {
    const list = lists[place] ?? [];
    const found = list[Math.min(row, list.length - 1)];
    if (found) return found;
  }
  return undefined;
}

const shortcutIn = (part: ParentNode, key: string): HTMLElement | null =>
  part.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);

function outline(ticket: HTMLElement): void {
  // An element that keeps the focus keeps the look that it had under the mouse.
  ticket.blur();
  ticket.focus();
}

/** Presses the button of the outlined ticket; elsewhere it first walks to the most urgent ticket that has one. */
function pressKey(board: HTMLElement, isOutlined: boolean, key: string): boolean {
  const current = ticketOf(document.activeElement);
  const here = current && shortcutIn(current, key);
  if (here && isOutlined) {
    here.click();
    return true;
  }
  const code = key === 'C' ? current?.querySelector<HTMLElement>('[autocomplete="one-time-code"]') : null;
  if (code) {
    code.focus();
    return true;
  }
  const next = here ? current : ticketOf(shortcutIn(board, key));
  if (next) outline(next);
  return next !== null;
}

/** When the ticket with the focus moves on, the next one of its column takes it, or the column itself. */
function useKeptFocus(board: RefObject<HTMLElement | null>): void {
  const last = useRef<{ column: number; row: number } | null>(null);
  useEffect(() => {
    const noteFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(overlay)) return;
      const ticket = ticketOf(target);
      last.current = ticket && board.current ? placeOf(board.current, ticket) : null;
    };
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(`[data-ticket], ${overlay}`)) last.current = null;
    };
    document.addEventListener('focusin', noteFocus);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', noteFocus);
      document.removeEventListener('pointerdown', forget);
    };
  }, [board]);

  useEffect(() => {
    if (!last.current || !board.current || document.activeElement !== document.body) return;
    const column = columnsIn(board.current)[last.current.column];
    const list = column ? ticketsIn(column) : [];
    const next = list[Math.min(last.current.row, list.length - 1)] ?? column?.querySelector('h2');
    next?.focus({ preventScroll: next.tagName === 'H2' });
  });
}

/** Whether a key was the last thing pressed: a ticket that a mouse left the focus on is not outlined. */
function useLastByKey() {
  const isByKey = useRef(false);
  useEffect(() => {
    const note = (event: Event) => (isByKey.current = event.type === 'keydown');
    // The one after the board has heard the key, the other before anything moves.
    window.addEventListener('keydown', note);
    document.addEventListener('pointerdown', note, { capture: true });
    return () => {
      window.removeEventListener('keydown', note);
      document.removeEventListener('pointerdown', note, { capture: true });
    };
  }, []);
  return isByKey;
}

function walk(board: HTMLElement, key: string): boolean {
  const step = findOwn(arrows, key);
  if (!step) return false;
  const current = ticketOf(document.activeElement);
  const next = current ? neighbour(board, current, step) : ticketsIn(board)[0];
  next?.focus();
  return true;
}

interface Places {
  onSearch: () => void;
  onList: () => void;
}

/** Walks through the tickets by keys and presses their buttons; off while somebody types or a dialog is open. */
export function useTicketKeys({ onSearch, onList }: Places) {
  const isOn = useKeySwitch();
  const board = useRef<HTMLDivElement>(null);
  const isByKey = useLastByKey();
  useKeptFocus(board);

  const act = (part: HTMLElement, key: string): boolean => {
    if (key === '/') onSearch();
    else if (key === '?') onList();
    else if (key === 'U') shortcutIn(document, 'U')?.click();
    else if (key === 'Shift+A') shortcutIn(part, key)?.click();
    else if (/^[AXRSCP5]$/.test(key)) return pressKey(part, isByKey.current, key);
    else return walk(part, key);
    return true;
  };

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isForUs = isOn && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isForUs || event.repeat || !board.current || document.querySelector(overlay)) return;
    const letter = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    const key = letter === 'A' && event.shiftKey ? 'Shift+A' : letter;
    if (isTyping(event.target)) {
      if (key === 'Escape') ticketOf(document.activeElement)?.focus();
    } else if (act(board.current, key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const focusTicket = useCallback((number: string) => {
    requestAnimationFrame(() =>
      ticketsIn(document)
        .find((each) => each.dataset.ticket === number)
        ?.focus(),
    );
  }, []);
  return { board, isOn, toggle: switchKeys, focusTicket };
}
