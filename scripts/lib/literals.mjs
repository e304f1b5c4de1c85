import { parseAst } from 'vite';

// What a person reads or hears of an element beside its children, which oxlint looks at.
const read =
  /^(aria-label|aria-roledescription|aria-description|placeholder|title|alt|label|hint|heading|text|lead|facts|description|pendingText|confirmLabel|cancelLabel|nameLabel)$/;
// What parts are told in lists and groups: the entries of a menu, the columns of a table, a field's error.
const told = /^(label|text|title|pending|hint|heading|header|description|placeholder)$/;
const hasWords = (text) => /\p{L}{2}/u.test(text);
// Under the same names a state has its colour: `pending: 'info'`.
const isName = (value) => /^[a-z]+$/.test(value.value ?? '');

function* walk(node) {
  yield node;
  for (const value of Object.values(node))
    for (const next of [value].flat()) if (typeof next?.type === 'string') yield* walk(next);
}

/** The words that a value may show: of itself, of each choice, and of what stands between the values of a template. */
function wordsIn(value) {
  if (value?.type === 'JSXExpressionContainer') return wordsIn(value.expression);
  if (value?.type === 'ConditionalExpression') return [...wordsIn(value.consequent), ...wordsIn(value.alternate)];
  if (value?.type === 'LogicalExpression') return wordsIn(value.right);
  if (value?.type === 'TemplateLiteral') return value.quasis.map(({ value: { cooked } }) => cooked).filter(hasWords);
  return value?.type === 'Literal' && typeof value.value === 'string' && hasWords(value.value) ? [value.value] : [];
}

/** The texts of one file that stand in attributes or are handed on under such a name, and not in a catalogue, each with its line. */
export const literalsIn = (code, lang = 'tsx') =>
  [...walk(parseAst(code, { lang }))]
    .flatMap(({ type, name, key, value, start }) => {
      if (type === 'JSXAttribute' && read.test(name.name)) return [{ name: name.name, value, start }];
      return type === 'Property' && told.test(key.name) && !isName(value) ? [{ name: key.name, value, start }] : [];
    })
    .flatMap(({ name, value, start }) =>
      wordsIn(value).map((words) => ({ line: code.slice(0, start).split('\n').length, name, words })),
    );
