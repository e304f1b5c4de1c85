import { basename } from 'node:path';
import { parseAst, type Plugin } from 'vite';

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

const sentParts = new Set(['params', 'query', 'headers', 'body', 'summary']);
const isEndpoint = (node: Node) =>
  node.type === 'CallExpression' &&
  nodesOf(child(node, 'callee')).some((callee) => child(callee, 'name') === 'endpoint');

/** What of an endpoint the browser never reads: every schema; of the answers only the statuses count. */
function* surplusOf(call: Node): Generator<Node> {
  for (const property of propertiesOf(call)) {
    const [value] = nodesOf(child(property, 'value'));
    if (!value) continue;
    if (sentParts.has(nameOf(property))) yield value;
    if (nameOf(property) !== 'responses') continue;
    for (const answer of nodesOf(child(value, 'properties'))) yield* nodesOf(child(answer, 'value'));
  }
}

interface Edit {
  start: number;
  end: number;
  text: string;
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

function* schemaCuts(program: Node): Generator<Edit> {
  for (const node of walk(program)) {
    if (!isEndpoint(node)) continue;
    for (const { start, end } of surplusOf(node)) yield { start, end, text: 'undefined' };
  }
}

function applied(code: string, edits: readonly Edit[]): string {
  const fromTheEnd = edits.toSorted((a, b) => b.start - a.start);
  return fromTheEnd.reduce((text, edit) => `${text.slice(0, edit.start)}${edit.text}${text.slice(edit.end)}`, code);
}

const schemasOnly = '?schemas';

/** A file's calls, which every page needs, without its schemas, which only forms do: those are a file of their own. */
function callsOf(code: string, file: string): string {
  const program: Node = parseAst(code);
  const { names, edits } = exportedSchemas(program);
  const inPlace = [...schemaCuts(program), ...schemaCalls(program, code)].filter(
    (edit) => !edits.some(({ start, end }) => edit.start >= start && edit.end <= end),
  );
  const list = names.join(', ');
  const again = names.length === 0 ? '' : `import { ${list} } from './${file}${schemasOnly}';\nexport { ${list} };\n`;
  return again + applied(code, [...inPlace, ...edits]);
}

function schemasOf(code: string): string {
  const program: Node = parseAst(code);
  return applied(code, [...schemaCuts(program), ...schemaCalls(program, code)]);
}

/** The browser sends what the server parses, so its copy of the contract keeps paths, statuses and the schemas of forms. */
export const leanContract: Plugin = {
  name: 'lean-contract',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    order: 'post',
    filter: { id: /packages\/contract\/src\/(?!errors|endpoint|all)[\w-]+\.ts(?:\?schemas)?$/ },
    handler: (code, id) => ({
      code: id.endsWith(schemasOnly) ? schemasOf(code) : callsOf(code, basename(id)),
      map: null,
      moduleSideEffects: false,
    }),
  },
};
