import { child, isNode, nameOf, nodesOf, walk, type Node } from './syntax.ts';

/** The text in the place of what stands between two places of a module. */
export type Edit = [start: number, end: number, text: string];

/** Later places first, so that those before keep theirs. */
export const editAll = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted(([start, end], [otherStart, otherEnd]) => otherStart - start || otherEnd - end)
    .reduce((made, [start, end, text]) => made.slice(0, start) + text + made.slice(end), code);

/** Compiled texts in groups. */
export type Compiled = Readonly<Record<string, unknown>>;
type Walked = [node: Node, above: readonly Node[]];

const isGroup = (found: unknown): found is Compiled =>
  typeof found === 'object' && found !== null && !Array.isArray(found);
const isFunction = ({ type }: Node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

/** The catalogue's name in `useTexts(catalogue)` and `textsIn(catalogue, language)`. */
function catalogueIn(call: unknown): Node | undefined {
  if (!isNode(call) || call.type !== 'CallExpression') return undefined;
  const [[callee], [catalogue]] = [nodesOf(child(call, 'callee')), nodesOf(child(call, 'arguments'))];
  const asks = callee?.type === 'Identifier' && ['useTexts', 'textsIn'].includes(nameOf(callee));
  return asks && catalogue?.type === 'Identifier' ? catalogue : undefined;
}

/** How far `t.group.key` leads: its outermost node that still stands in the catalogue, and what is found there. */
function follow([start, above]: Walked, texts: Compiled) {
  let [node, found]: [Node, unknown] = [start, texts];
  const path: string[] = [];
  for (const next of above) {
    if (next.type !== 'MemberExpression' || child(next, 'object') !== node || child(next, 'computed') === true) break;
    const [property] = nodesOf(child(next, 'property'));
    if (!property || !isGroup(found)) break;
    path.push(nameOf(property));
    [node, found] = [next, found[nameOf(property)]];
  }
  return { node, path, found };
}

/** The part of a catalogue that these paths lead to. */
function pick(texts: Compiled, paths: readonly (readonly string[])[]): Compiled {
  const picked: [string, unknown][] = [];
  for (const head of new Set(paths.flatMap(([first]) => first ?? []))) {
    const found = texts[head];
    if (found === undefined) continue;
    const below = paths.filter(([first]) => first === head).map(([, ...rest]) => rest);
    picked.push([head, isGroup(found) && below.every(({ length }) => length > 0) ? pick(found, below) : found]);
  }
  return Object.fromEntries(picked);
}

const isRead = ([node, [outer]]: Walked): boolean => {
  if (node.type !== 'Identifier' || !outer) return false;
  const isKey = child(outer, 'computed') !== true && child(outer, 'shorthand') !== true;
  if (outer.type === 'MemberExpression') return child(outer, 'property') !== node || !isKey;
  return !(outer.type === 'Property' && child(outer, 'key') === node && isKey);
};

/** What is done with a module's texts of one catalogue. */
interface Reading {
  edits: Edit[];
  paths: string[][];
  isWhole: boolean;
}

/** Puts a plain text in the place where it is read, and notes what of the catalogue is read otherwise. */
function read(walked: Walked, texts: Compiled, reading: Reading): void {
  const { node, path, found } = follow(walked, texts);
  if (typeof found === 'string') reading.edits.push([node.start, node.end, JSON.stringify(found)]);
  else if (path.length === 0) reading.isWhole = true;
  else reading.paths.push(path);
}

/** Where a name is declared below a function, other than by the declaration itself. */
const isShadowed = (scope: Node, name: string, declared: Node): boolean =>
  [...walk(scope)].some(([node]) => {
    const patterns = isFunction(node)
      ? nodesOf(child(node, 'params'))
      : node.type === 'VariableDeclarator' || node.type === 'CatchClause'
        ? nodesOf(child(node, node.type === 'CatchClause' ? 'param' : 'id'))
        : [];
    return patterns.some((pattern) =>
      [...walk(pattern)].some(([each]) => each !== declared && each.type === 'Identifier' && nameOf(each) === name),
    );
  });

/** Reads what a module does with one `useTexts(catalogue)`: a name for it, or a text of it at once. */
function readCall([call, above]: Walked, texts: Compiled, reading: Reading): void {
  const [outer] = above;
  if (outer?.type !== 'VariableDeclarator') return read([call, above], texts, reading);
  const [declared] = nodesOf(child(outer, 'id'));
  const scope = above.find(isFunction);
  if (declared?.type !== 'Identifier' || !scope || isShadowed(scope, nameOf(declared), declared)) {
    reading.isWhole = true;
    return;
  }
  for (const walked of walk(scope))
    if (walked[0] !== declared && nameOf(walked[0]) === nameOf(declared) && isRead(walked))
      read(walked, texts, reading);
}

/**
 * What replaces the texts of catalogues in a module of a build that holds one language: plain texts stand where they
 * are shown, as if they had been written there, and of the others the module keeps those that it reads. `whole` are the
 * catalogues that it reads in a way that only shows at run time.
 */
export function placeTexts(
  program: Node,
  catalogues: ReadonlyMap<string, Compiled>,
  language: string,
): { edits: Edit[]; whole: ReadonlySet<string> } {
  const all = [...walk(program)];
  const whole = new Set<string>();
  const edits = [...catalogues].flatMap(([name, texts]) => {
    const reading: Reading = { edits: [], paths: [], isWhole: false };
    const calls = all.filter(([node]) => {
      const catalogue = catalogueIn(node);
      return catalogue !== undefined && nameOf(catalogue) === name;
    });
    for (const walked of calls) readCall(walked, texts, reading);
    const asked = new Set(calls.map(([call]) => catalogueIn(call)));
    const isHanded = all.some(
      ([node, [outer]]) =>
        node.type === 'Identifier' &&
        nameOf(node) === name &&
        !asked.has(node) &&
        !/^(Import|TS)/.test(outer?.type ?? ''),
    );
    if (reading.isWhole || isHanded) {
      whole.add(name);
      return [];
    }
    const own = `_${name}`;
    const inPlace = new Set(reading.edits.map(([start]) => start));
    const asks = calls
      .filter(([call]) => !inPlace.has(call.start))
      .map(([call]): Edit => {
        const catalogue = catalogueIn(call) ?? call;
        return reading.paths.length === 0 ? [call.start, call.end, '0'] : [catalogue.start, catalogue.end, own];
      });
    const kept = JSON.stringify({ [language]: pick(texts, reading.paths) });
    const start: Edit[] = reading.paths.length === 0 ? [] : [[0, 0, `const ${own} = ${kept}; `]];
    return [...start, ...reading.edits, ...asks];
  });
  return { edits, whole };
}
