import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst, runnerImport, type Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const child = (node: Node, name: string): unknown => Reflect.get(node, name);
const nodesOf = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) for (const next of nodesOf(value)) yield* walk(next);
}

const nameOf = (property: Node): string => {
  const [key] = nodesOf(child(property, 'key'));
  return key ? String(child(key, 'name') ?? child(key, 'value')) : '';
};
const propertiesOf = (call: Node): Node[] =>
  nodesOf(child(call, 'arguments')).flatMap((object) => nodesOf(child(object, 'properties')));

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What the browser checks of each answer, by method, path and status. */
export type Outlines = ReadonlyMap<string, unknown>;

const textOf = (node: Node | undefined): string => {
  const value = node && child(node, 'value');
  return typeof value === 'string' ? value : '';
};
const valueOf = (call: Node, name: string): Node | undefined =>
  nodesOf(
    propertiesOf(call)
      .filter((property) => nameOf(property) === name)
      .map((property) => child(property, 'value')),
  )[0];

// What is sent is parsed by the server, which alone knows who may ask and what it keeps.
const unread = new Set([
  'params',
  'query',
  'headers',
  'body',
  'summary',
  'access',
  'cache',
  'scope',
  'example',
  'owner',
]);
const isEndpoint = (node: Node) =>
  node.type === 'CallExpression' &&
  nodesOf(child(node, 'callee')).some((callee) => child(callee, 'name') === 'endpoint');

/** What the browser never reads of an endpoint. The schemas of answers leave their outlines behind. */
function* surplusOf(call: Node, code: string, outlines: Outlines): Generator<Edit> {
  const called = `${textOf(valueOf(call, 'method'))} ${textOf(valueOf(call, 'path'))}`;
  for (const property of propertiesOf(call)) {
    const [value] = nodesOf(child(property, 'value'));
    if (!value) continue;
    if (unread.has(nameOf(property))) {
      const comma = /^\s*,/.exec(code.slice(property.end))?.[0] ?? '';
      yield { start: property.start, end: property.end + comma.length, text: '' };
    }
    if (nameOf(property) !== 'responses') continue;
    for (const answer of nodesOf(child(value, 'properties')))
      for (const { start, end } of nodesOf(child(answer, 'value'))) {
        const outline = outlines.get(`${called} ${nameOf(answer)}`) ?? '*';
        yield { start, end, text: JSON.stringify(outline) };
      }
  }
}

const statementsOf = (program: Node): Node[] => nodesOf(child(program, 'body'));
const declarationsOf = (statement: Node): Node[] => nodesOf(child(statement, 'declarations'));
const madeBy = (declarator: Node): Node | undefined => {
  const [made] = nodesOf(child(declarator, 'init'));
  return made?.type === 'CallExpression' && !isEndpoint(made) ? made : undefined;
};

/** Calls that only make a schema, wrapped so that the bundler drops those that nothing uses. */
function* schemaCalls(program: Node, code: string): Generator<Edit> {
  const statements = statementsOf(program).flatMap((node) =>
    node.type === 'ExportNamedDeclaration' ? nodesOf(child(node, 'declaration')) : [node],
  );
  for (const made of statements.flatMap(declarationsOf).map(madeBy)) {
    if (!made) continue;
    yield { start: made.start, end: made.end, text: `/* @__PURE__ */ (() => ${code.slice(made.start, made.end)})()` };
  }
}

const nameOfDeclared = (declarator: Node): string[] =>
  nodesOf(child(declarator, 'id')).map((id) => String(child(id, 'name')));

/** The exported schemas, by name, and the statements that declare them. */
function exportedSchemas(program: Node): { names: string[]; edits: Edit[] } {
  const found = statementsOf(program).flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const declarators = nodesOf(child(statement, 'declaration')).flatMap(declarationsOf);
    return declarators.length > 0 && declarators.every(madeBy) ? [{ statement, declarators }] : [];
  });
  return {
    names: found.flatMap(({ declarators }) => declarators.flatMap(nameOfDeclared)),
    edits: found.map(({ statement: { start, end } }) => ({ start, end, text: '' })),
  };
}

function* schemaCuts(program: Node, code: string, outlines: Outlines): Generator<Edit> {
  for (const node of walk(program)) if (isEndpoint(node)) yield* surplusOf(node, code, outlines);
}

function applied(code: string, edits: readonly Edit[]): string {
  const fromTheEnd = edits.toSorted((a, b) => b.start - a.start);
  return fromTheEnd.reduce((text, edit) => `${text.slice(0, edit.start)}${edit.text}${text.slice(edit.end)}`, code);
}

const schemasOnly = '?schemas';

/** A file's calls, which every page needs, without its schemas, which only forms do: those are a file of their own. */
function callsOf(code: string, file: string, outlines: Outlines): string {
  const program: Node = parseAst(code);
  const { names, edits } = exportedSchemas(program);
  const inPlace = [...schemaCuts(program, code, outlines), ...schemaCalls(program, code)].filter(
    (edit) => !edits.some(({ start, end }) => edit.start >= start && edit.end <= end),
  );
  const list = names.join(', ');
  const again = names.length === 0 ? '' : `import { ${list} } from './${file}${schemasOnly}';\nexport { ${list} };\n`;
  return again + applied(code, [...inPlace, ...edits]);
}

function schemasOf(code: string, outlines: Outlines): string {
  const program: Node = parseAst(code);
  return applied(code, [...schemaCuts(program, code, outlines), ...schemaCalls(program, code)]);
}

async function readOutlines(): Promise<Outlines> {
  const { module } = await runnerImport<{ outlines: Outlines }>(
    fileURLToPath(new URL('./outlines.ts', import.meta.url)),
  );
  return module.outlines;
}

let outlines: Outlines = new Map();

/** The browser sends what the server parses, so its copy of the contract keeps paths, the outlines of answers and the schemas of forms. */
export const leanContract: Plugin = {
  async buildStart() {
    outlines = await readOutlines();
  },
  name: 'lean-contract',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    order: 'post',
    filter: {
      id: /packages\/contract\/src\/(?!all\.|common\/(?:errors|endpoint|shape|answer-shape)\.)(?:[\w-]+\/)*[\w.-]+\.ts(?:\?schemas)?$/,
    },
    handler: (code, id) => ({
      code: id.endsWith(schemasOnly) ? schemasOf(code, outlines) : callsOf(code, basename(id), outlines),
      map: null,
      moduleSideEffects: false,
    }),
  },
};
