import { findOwn } from '@tawa/domain/common/own';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useKeySwitch } from '../key-switch.ts';

const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const typing = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]';
const further: Readonly<Record<string, number>> = { '0': 10, '-': 11, '=': 12 };
// Ten to twelve are one and a second digit on a bump bar; it types both in one go.
const secondDigitMs = 350;

export interface LineKeys {
  /** Tickets on the page. */
  count: number;
  onNumber: (place: number) => void;
  onArrow: (across: number, down: number) => void;
  onTick: () => void;
  /** The next line with something to keep out of it is packed apart. */
  onPackApart: () => void;
  onRecall: () => void;
  onStation: () => void;
  onSize: () => void;
  onList: () => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Hears a bump bar or a keyboard where keys are on; off while somebody types or a sheet is open. */
export function useLineKeys(keys: LineKeys): void {
  const isOn = useKeySwitch();
  const first = useRef<ReturnType<typeof setTimeout> | null>(null);
  const hearDigit = useEffectEvent((digit: number): void => {
    if (first.current !== null && digit <= 2) {
      clearTimeout(first.current);
      first.current = null;
      keys.onNumber(10 + digit);
      return;
    }
    if (digit === 1 && keys.count > 9) {
      first.current = setTimeout(() => {
        first.current = null;
        keys.onNumber(1);
      }, secondDigitMs);
      return;
    }
    keys.onNumber(digit === 0 ? 10 : digit);
  });
  const press = useEffectEvent((key: string, isOnButton: boolean): boolean => {
    if (/^\d$/.test(key)) hearDigit(Number(key));
    else if (findOwn(further, key) !== undefined) keys.onNumber(findOwn(further, key) ?? 0);
    else if (findOwn(arrows, key)) keys.onArrow(...(findOwn(arrows, key) ?? [0, 0]));
    // Enter on a button that somebody walked to by Tab presses that button.
    else if (key === 'Enter' && !isOnButton) keys.onTick();
    else if (key === 'P') keys.onPackApart();
    else if (key === 'R') keys.onRecall();
    else if (key === 'S') keys.onStation();
    else if (key === 'Z') keys.onSize();
    else if (key === '?') keys.onList();
    else return false;
    return true;
  });
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isOurs =
      isOn && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    const { target } = event;
    if (!isOurs || document.querySelector(overlay)) return;
    if (target instanceof Element && target.matches(typing)) return;
    const isOnButton = target instanceof Element && target.closest('button, a') !== null;
    const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    if (press(key, isOnButton)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
