// What a control is called by `aria-label` against what is written on it, read from the source: whoever speaks to a phone says what they read.
import { parseAst } from 'vite';
import { child, nameOf, nodesOf, walk, type Node } from './syntax.ts';
import type { Texts } from './texts.ts';

/** The texts of a catalogue in a language, by the name that it is exported by. */
export type Catalogue = (name: string) => Texts | undefined;

/** A control whose name does not hold what is written on it. */
export interface Misnamed {
  line: number;
  name: string;
  written: string;
}

/** A text that an expression may be, and which of its conditions make it that one. */
interface Variant {
  text: string;
  when: ReadonlyMap<string, boolean>;
}

// Stands for what is not known before the page is drawn.
const gap = '\u0000';
const isFunction = ({ type }: Node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
const isControl = (name: string) => /^(button|a|summary)$|(Button|Link)$/.test(name);
const first = (node: Node, name: string): Node | undefined => nodesOf(child(node, name))[0];

/** Two that can be true at once, with the conditions of both. */
function joined(one: Variant, other: Variant): Variant | undefined {
  for (const [condition, holds] of other.when) if ((one.when.get(condition) ?? holds) !== holds) return undefined;
  return { text: one.text + other.text, when: new Map([...one.when, ...other.when]) };
}
const pairs = (ones: readonly Variant[], others: readonly Variant[]): Variant[] =>
  ones.flatMap((one) => others.flatMap((other) => joined(one, other) ?? []));

class Reader {
  readonly #code: string;
  readonly #catalogue: Catalogue;
  /** What each function declares by a `const`. */
  readonly #declared = new Map<Node | undefined, Map<string, Node>>();

  constructor(code: string, program: Node, catalogue: Catalogue) {
    this.#code = code;
    this.#catalogue = catalogue;
    for (const [node, above] of walk(program)) {
      const [id, init] = [first(node, 'id'), first(node, 'init')];
      if (node.type !== 'VariableDeclarator' || id?.type !== 'Identifier' || !init) continue;
      const scope = above.find(isFunction);
      const known = this.#declared.get(scope) ?? new Map<string, Node>();
      this.#declared.set(scope, known.set(nameOf(id), init));
    }
  }

  /** What a name stands for where it is read; nothing for a parameter. */
  #initOf(name: string, above: readonly Node[]): Node | undefined {
    for (const scope of [...above.filter(isFunction), undefined]) {
      const init = this.#declared.get(scope)?.get(name);
      if (init) return init;
      const isParameter = nodesOf(scope && child(scope, 'params')).some((pattern) =>
        [...walk(pattern)].some(([node]) => node.type === 'Identifier' && nameOf(node) === name),
      );
      if (isParameter) return undefined;
    }
    return undefined;
  }

  /** A group of texts or a text that `t.group.key` leads to; nothing where it is neither. */
  #follow(node: Node, above: readonly Node[]): Texts | string | undefined {
    if (node.type === 'CallExpression') {
      const [callee, named] = [first(node, 'callee'), nodesOf(child(node, 'arguments'))[0]];
      const asks = callee?.type === 'Identifier' && ['useTexts', 'textsIn'].includes(nameOf(callee));
      return asks && named?.type === 'Identifier' ? this.#catalogue(nameOf(named)) : undefined;
    }
    if (node.type === 'Identifier') {
      const init = this.#initOf(nameOf(node), above);
      return init && init !== node ? this.#follow(init, above) : undefined;
    }
    const [object, property] = [first(node, 'object'), first(node, 'property')];
    if (node.type !== 'MemberExpression' || child(node, 'computed') === true || !object || !property) return undefined;
    const group = this.#follow(object, above);
    return typeof group === 'object' ? group[nameOf(property)] : undefined;
  }

  /** Every text that an expression may be. */
  read(node: Node, above: readonly Node[]): Variant[] {
    const unknown = [{ text: gap, when: new Map() }];
    const value = child(node, 'value');
    if (node.type === 'Literal' || node.type === 'JSXText')
      return [{ text: typeof value === 'string' ? value : '', when: new Map() }];
    const inner = first(node, 'expression');
    if (node.type === 'JSXExpressionContainer') return inner ? this.read(inner, above) : [];
    if (node.type === 'JSXEmptyExpression') return [{ text: '', when: new Map() }];
    if (node.type === 'ConditionalExpression') return this.#readChoice(node, above);
    if (node.type === 'LogicalExpression' && child(node, 'operator') === '&&') return this.#readIf(node, above);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return this.readWritten(node, above);
    if (node.type === 'TemplateLiteral') return this.#readTemplate(node, above);
    const called = node.type === 'CallExpression' ? first(node, 'callee') : undefined;
    const found = this.#follow(called?.type === 'MemberExpression' ? called : node, above);
    if (typeof found === 'string') return [{ text: found, when: new Map() }];
    const init = node.type === 'Identifier' ? this.#initOf(nameOf(node), above) : undefined;
    return init && init.type !== 'Identifier' && found === undefined ? this.read(init, above) : unknown;
  }

  /** What is known where a test holds or does not: of `a && b` that both do. */
  #conditions(test: Node, holds: boolean): [string, boolean][] {
    const [left, right, turned] = [first(test, 'left'), first(test, 'right'), first(test, 'argument')];
    if (test.type === 'UnaryExpression' && child(test, 'operator') === '!' && turned)
      return this.#conditions(turned, !holds);
    const both = holds && test.type === 'LogicalExpression' && child(test, 'operator') === '&&' && left && right;
    const parts = both ? [...this.#conditions(left, true), ...this.#conditions(right, true)] : [];
    return [[this.#code.slice(test.start, test.end), holds], ...parts];
  }

  #when(variants: readonly Variant[], test: Node, holds: boolean): Variant[] {
    return pairs([{ text: '', when: new Map(this.#conditions(test, holds)) }], variants);
  }

  #readChoice(node: Node, above: readonly Node[]): Variant[] {
    const [test, yes, no] = [first(node, 'test'), first(node, 'consequent'), first(node, 'alternate')];
    if (!test || !yes || !no) return [];
    return [...this.#when(this.read(yes, above), test, true), ...this.#when(this.read(no, above), test, false)];
  }

  #readIf(node: Node, above: readonly Node[]): Variant[] {
    const [test, shown] = [first(node, 'left'), first(node, 'right')];
    if (!test || !shown) return [];
    return [
      ...this.#when(this.read(shown, above), test, true),
      ...this.#when([{ text: '', when: new Map() }], test, false),
    ];
  }

  #readTemplate(node: Node, above: readonly Node[]): Variant[] {
    const [quasis, values] = [nodesOf(child(node, 'quasis')), nodesOf(child(node, 'expressions'))];
    return quasis.reduce<Variant[]>(
      (before, quasi, at) => {
        const cooked = Reflect.get(Object(child(quasi, 'value')), 'cooked');
        const text = [{ text: String(cooked ?? ''), when: new Map<string, boolean>() }];
        const value = values[at];
        return pairs(pairs(before, text), value ? this.read(value, above) : [{ text: '', when: new Map() }]);
      },
      [{ text: '', when: new Map() }],
    );
  }

  /** What stands on an element, each piece apart from the next. */
  readWritten(element: Node, above: readonly Node[]): Variant[] {
    if (attributeOf(element, 'aria-hidden')) return [{ text: '', when: new Map() }];
    const between = [{ text: gap, when: new Map<string, boolean>() }];
    return nodesOf(child(element, 'children')).reduce<Variant[]>(
      (before, piece) => pairs(pairs(before, this.read(piece, [element, ...above])), between),
      [{ text: '', when: new Map() }],
    );
  }
}

function attributeOf(element: Node, name: string): Node | undefined {
  const opening = first(element, 'openingElement');
  return nodesOf(opening && child(opening, 'attributes')).find((one) => {
    const named = first(one, 'name');
    return named && nameOf(named) === name;
  });
}

/** Without what a voice does not say, and with one mark for every value. */
const heard = (text: string): string =>
  text
    // A tag around a value marks what ticks: it is drawn for the eye.
    .replaceAll(/<(\w+)>[^<]*\{[^<]*<\/\1>/g, gap)
    .replaceAll(/\{\w+(?:, (?:plural|select|selectordinal),[^{}]*(?:\{[^{}]*\}[^{}]*)*)?\}/g, gap)
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/[.,:;!?…“”"’‘'()।·]/g, '')
    .replaceAll(/[\s ]+/g, ' ')
    .toLowerCase()
    .trim();

/** Whether a name holds all that is written, each piece word for word and in one. */
export const holdsWritten = (name: string, written: string): boolean =>
  heard(written)
    .split(gap)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece))
    .every((piece) => ` ${heard(name)} `.replaceAll(gap, ' ').replaceAll(/ +/g, ' ').includes(` ${piece} `));

const saysSomething = ({ text }: Variant) => /\p{L}/u.test(heard(text));

/** The controls of a module whose `aria-label` does not hold the texts that are written on them, in one language. */
export function findMisnamed(code: string, catalogue: Catalogue): { found: Misnamed[]; read: number } {
  const program = parseAst(code, { lang: 'tsx' });
  const reader = new Reader(code, program, catalogue);
  const found: Misnamed[] = [];
  let read = 0;
  for (const [node, above] of walk(program)) {
    const attribute = node.type === 'JSXElement' ? attributeOf(node, 'aria-label') : undefined;
    const label = attribute && first(attribute, 'value');
    const tag = first(first(node, 'openingElement') ?? node, 'name');
    if (!label || !tag || !isControl(nameOf(tag))) continue;
    const names = reader.read(label, above).filter(saysSomething);
    const written = reader.readWritten(node, above).filter(saysSomething);
    const both = written.flatMap((words) => names.flatMap((name) => (joined(name, words) ? [{ name, words }] : [])));
    read += both.length;
    for (const { name, words } of both.filter((one) => !holdsWritten(one.name.text, one.words.text)))
      found.push({
        line: code.slice(0, node.start).split('\n').length,
        name: name.text,
        written: words.text.replaceAll(gap, ' ').replaceAll(/\s+/g, ' ').trim(),
      });
  }
  return { found, read };
}
