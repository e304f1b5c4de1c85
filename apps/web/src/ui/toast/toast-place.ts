/** A rectangle of the screen, in CSS pixels from its top left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A panel or dialog that is open, and where its head ends. */
export interface OpenPanel extends Box {
  headBottom: number;
}

/** Where toasts stand; null where their usual place is free. */
export interface Place {
  top: number | null;
  right: number | null;
}

const gap = 16;
/** Of two toasts with two lines each. */
const height = 190;
const toastWidth = 380;
/** Below this they are as wide as the screen. */
const phoneMax = 480;

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Where toasts cover neither head nor foot of what is open: at its left where there is room for them, else under its head, where
 * they lie over its middle.
 */
export function placeFor(panels: readonly OpenPanel[], screenWidth: number): Place {
  const isPhone = screenWidth <= phoneMax;
  const width = isPhone ? screenWidth - 2 * gap : toastWidth;
  let edge = screenWidth;
  for (let fits = edge - 2 * gap >= width; fits; fits = edge - 2 * gap >= width) {
    const box = { left: edge - gap - width, right: edge - gap, top: gap, bottom: gap + height };
    const met = panels.filter((panel) => meet(panel, box));
    if (met.length === 0) return { top: null, right: edge === screenWidth ? null : screenWidth - edge + gap };
    edge = Math.min(...met.map(({ left }) => left));
  }
  const usual = { left: screenWidth - gap - width, right: screenWidth - gap, top: gap, bottom: gap + height };
  const heads = panels.filter((panel) => meet(panel, usual)).map(({ headBottom }) => headBottom);
  return { top: Math.max(0, ...heads) + gap / 2, right: null };
}

/** What is open on the page: whatever marks itself with `data-panel`, with its parts that are marked as its head. */
export function openPanels(): OpenPanel[] {
  return [...document.querySelectorAll('[data-panel]')].flatMap((panel) => {
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    if (right <= left || bottom <= top) return [];
    const heads = [...panel.querySelectorAll('[data-panel-head]')].map((head) => head.getBoundingClientRect().bottom);
    return [{ left, top, right, bottom, headBottom: Math.min(bottom, Math.max(top, ...heads)) }];
  });
}

const settleMs = 200;

/** Keeps toasts clear of what is open, at once when it is asked and while any stand; answers how to ask and how to stop. */
export function keepClear(hasToasts: () => boolean) {
  const { style } = document.documentElement;
  const put = (name: string, px: number | null) =>
    px === null ? style.removeProperty(name) : style.setProperty(name, `${Math.round(px)}px`);
  const settle = () => {
    if (!hasToasts()) return;
    const { top, right } = placeFor(openPanels(), window.innerWidth);
    put('--toast-top', top);
    put('--toast-right', right);
  };
  // Panels slide in, and come while a toast stands: asking again is less than watching the whole page.
  const timer = setInterval(settle, settleMs);
  return { settle, stop: () => clearInterval(timer) };
}
