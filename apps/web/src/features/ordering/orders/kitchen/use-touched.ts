import { useEffect, useState } from 'react';

/** How long (ms) nobody must have touched a kitchen's screen before anything on it changes its place. */
const stillMs = 3000;
const touches = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'keydown'] as const;
const ends = ['pointerup', 'pointercancel'] as const;

/** Whether somebody has a hand on the screen or its keys, or had a moment ago. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDown = false;
    const rest = () => (isDown ? wait() : setTouched(false));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, stillMs);
    };
    const touch = ({ type }: Event) => {
      if (type === 'pointerdown') isDown = true;
      wait();
      setTouched(true);
    };
    const letGo = () => void (isDown = false);
    const listening = { capture: true, passive: true };
    for (const name of touches) document.addEventListener(name, touch, listening);
    for (const name of ends) document.addEventListener(name, letGo, listening);
    return () => {
      clearTimeout(timer);
      for (const name of touches) document.removeEventListener(name, touch, listening);
      for (const name of ends) document.removeEventListener(name, letGo, listening);
    };
  }, []);
  return isTouched;
}
