import type { Page } from '@playwright/test';

/**
 * What no longer holds its words when each of them is a third longer, as in many other languages: the page, or a button, link
 * or label that they leave or that cuts them off. What shortens its text by dots means to. The page is as before afterwards.
 */
export const findCutWords = (page: Page): Promise<string[]> => page.evaluate(changeAndLook, '');

// As wide as somebody may set it who reads better so (WCAG 2.2, 1.4.12).
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** The same of what no longer holds its words when they and their letters stand further apart. */
export const findCutSpacing = (page: Page): Promise<string[]> => page.evaluate(changeAndLook, spacing);

const largest = 'html { font-size: 130% !important }';

/** The same of what no longer holds its words at the largest size of text that the product offers. */
export const findCutSize = (page: Page): Promise<string[]> => page.evaluate(changeAndLook, largest);

/** Runs inside the page: takes a style as the change, or longer words where there is none. */
function changeAndLook(style: string): string[] {
  const before = new Map<Text, string>();
  const lengthen = (words: string) =>
    words.replaceAll(
      /(?<![\p{L}@.])\p{L}{3,}(?![\p{L}@.]*@)/gu,
      (word) => word + word.slice(-Math.ceil(word.length / 3)).toLowerCase(),
    );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !node.parentElement?.checkVisibility()) continue;
    if (node.parentElement.closest('script, style, svg, canvas, [contenteditable]')) continue;
    before.set(node, node.data);
  }
  const isWithin = (inner: DOMRect, outer: DOMRect) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  const boxOf = (element: Element) => element.closest('button, a, label, th, summary, [role=tab]');
  const outside = () =>
    [...before.keys()].filter((text) => {
      const element = text.parentElement;
      if (!element || !text.data.trim()) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width <= 2) return false;
      for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
        const style = getComputedStyle(holder);
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') return false;
        if (style.overflowX !== 'visible' && !isWithin(words, holder.getBoundingClientRect())) return true;
      }
      const box = boxOf(element);
      return box !== null && !isWithin(words, box.getBoundingClientRect());
    });
  const already = new Set(outside());
  const wide = () => document.documentElement.scrollWidth - window.innerWidth;
  const excess = wide();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  if (!style) for (const [text, words] of before) text.data = lengthen(words);
  const faults = outside()
    .filter((text) => !already.has(text))
    .map(
      (text) =>
        `cut: ${text.data.trim().slice(0, 60)} in ${boxOf(text.parentElement ?? document.body)?.tagName ?? 'text'}`,
    );
  if (wide() > Math.max(0, excess)) faults.unshift(`the page is ${wide()} px too wide`);
  document.adoptedStyleSheets.pop();
  if (!style) for (const [text, words] of before) text.data = words;
  return [...new Set(faults)];
}
