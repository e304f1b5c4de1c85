import { readRichText, type RichNode } from '@tawa/domain/common/rich-text';

/** Allowed elements as nodes of a page; made one by one, because pages take no HTML as a text. */
function fragmentOf(nodes: readonly RichNode[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const node of nodes)
    if (typeof node === 'string') fragment.append(node);
    else {
      const element = document.createElement(node.tag);
      if (node.href !== undefined) element.setAttribute('href', node.href);
      element.append(fragmentOf(node.children));
      fragment.append(element);
    }
  return fragment;
}

/** Puts a marked-up text in the place of what an element holds. */
export const showRichText = (area: HTMLElement, html: string): void =>
  area.replaceChildren(fragmentOf(readRichText(html)));

/** Puts a marked-up text where the cursor is, in the place of what is chosen; a lone paragraph joins the words around it. */
export function insertRichText(area: HTMLElement, html: string): void {
  const range = rangeIn(area);
  if (!range) return;
  const nodes = readRichText(html);
  const [only] = nodes;
  const isLone = nodes.length === 1 && typeof only === 'object' && only.tag === 'p';
  insertAt(range, fragmentOf(isLone ? only.children : nodes));
}

/** Puts a link that shows its own address where the cursor is. */
export function insertLink(area: HTMLElement, href: string): void {
  const range = rangeIn(area);
  if (range) insertAt(range, fragmentOf([{ tag: 'a', href, children: [href] }]));
}

function insertAt(range: Range, fragment: DocumentFragment): void {
  range.deleteContents();
  const last = fragment.lastChild;
  range.insertNode(fragment);
  if (!last) return;
  range.setStartAfter(last);
  range.collapse(true);
  selectRange(range);
}

/** What is chosen inside an element; null when the cursor is elsewhere. */
export function rangeIn(area: HTMLElement): Range | null {
  const selection = document.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  return range && area.contains(range.commonAncestorContainer) ? range : null;
}

/** Chooses a range again; nothing without one. */
export function selectRange(range: Range | null): void {
  const selection = document.getSelection();
  if (!selection || !range) return;
  selection.removeAllRanges();
  selection.addRange(range);
}
