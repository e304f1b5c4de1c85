const plain = /[aceginorsuy]/i;
const read = ['aria-label', 'placeholder', 'title', 'alt'];

/** Everything that is shown or told: texts, and attributes that are read out. */
function* shown(root: Element): Generator<string> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.closest('script, style, kbd')) yield nodeValue ?? '';
  }
  for (const name of read) for (const part of root.querySelectorAll(`[${name}]`)) yield part.getAttribute(name) ?? '';
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}]{2,}/gu) ?? [];

const files = import.meta.glob(['../../../../packages/{domain,contract}/src/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

// What the domain and the contract call things is said by the server's side: docs/decisions/017.
const elsewhere = new Set(Object.values(files).flatMap((code) => wordsOf(code)));

/** The words that are in no catalogue: neither with accents, nor in what the server said, nor what the domain calls things. */
export function wordsWithoutAccents(root: Element, said: readonly unknown[]): string[] {
  // A text may begin with what the server said, or shout it.
  const known = new Set(wordsOf(JSON.stringify(said).toLowerCase()));
  const isInitials = (text: string) => /^[A-Z]{1,2}$/.test(text.trim());
  return [
    ...new Set(
      [...shown(root)].flatMap((text) => {
        if (isInitials(text)) return [];
        const strange = wordsOf(text).filter(
          (word) => plain.test(word) && !known.has(word.toLowerCase()) && !elsewhere.has(word),
        );
        return strange.length > 0 ? [text.trim().slice(0, 80)] : [];
      }),
    ),
  ];
}
