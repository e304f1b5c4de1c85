interface EarlyPresses {
  parts: HTMLElement[];
  stop: () => void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** What does nothing without code, by the event that uses it; links and the search go without. */
const parts = { click: 'button[type=button]', submit: 'form[method=dialog]' } as const;

/** Runs before the page is there, and remembers what is pressed in vain. */
export const earlyPressScript = (): string =>
  `(function(){var p=[],w=window,k=${JSON.stringify(parts)};function n(e){var x=e.target.closest&&e.target.closest(k[e.type]);if(x){p.push(x);x.dataset.waiting=''}}function on(d){for(var t in k)w[d](t,n,true)}on('addEventListener');w.earlyPresses={parts:p,stop:function(){on('removeEventListener')}}})()`;

/** What was pressed and nobody has heard of yet: React hears nothing from a part whose code is still on its way. */
const unheard = new Set<HTMLElement>();

interface Press {
  type: string;
  target: EventTarget | null;
}

const isKnown = (type: string): type is keyof typeof parts => Object.hasOwn(parts, type);

const partOf = ({ type, target }: Press): HTMLElement | null =>
  isKnown(type) && target instanceof Element ? target.closest<HTMLElement>(parts[type]) : null;

/** React's own word, from the outermost element, that a press reached it. */
export function hearPress(press: Press): void {
  const part = partOf(press);
  if (part) unheard.delete(part);
}

/** Takes over from the page's first script, just before React begins to listen. */
export function notePresses(): void {
  window.earlyPresses?.stop();
  for (const part of window.earlyPresses?.parts ?? []) {
    delete part.dataset.waiting;
    unheard.add(part);
  }
  const note = (press: Event) => {
    const part = partOf(press);
    if (part) unheard.add(part);
  };
  for (const type of Object.keys(parts)) window.addEventListener(type, note, true);
}

const nameOf = (part: Element): string => part.getAttribute('aria-label') ?? part.textContent;

// A part of a page that changed before it was alive is made anew by React, and what was pressed in it is gone.
function findAgain(part: HTMLElement): HTMLElement {
  if (part.isConnected) return part;
  const alike = [...document.querySelectorAll<HTMLElement>(part.localName)].find(
    (each) => each.matches(Object.values(parts).join()) && nameOf(each) === nameOf(part),
  );
  return alike ?? part;
}

const press = (part: HTMLElement): void => (part instanceof HTMLFormElement ? part.requestSubmit() : part.click());

/** What nobody heard of, each part to be pressed again by a call. */
export function takePresses(): (() => void)[] {
  const pressed = [...unheard];
  unheard.clear();
  return pressed.map((part) => () => press(findAgain(part)));
}
