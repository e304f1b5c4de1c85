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

/** Calls that only make a schema, wrapped so that the bundler drops those that nothing uses. */
function* schemaCalls(program: Node, code: string): Generator<Edit> {
  const statements = nodesOf(child(program, 'body')).flatMap((node) =>
    node.type === 'ExportNamedDeclaration' ? nodesOf(child(node, 'declaration')) : [node],
  );
  for (const declarator of statements.flatMap((node) => nodesOf(child(node, 'declarations')))) {
    const [made] = nodesOf(child(declarator, 'init'));
    if (made?.type !== 'CallExpression' || isEndpoint(made)) continue;
    yield { start: made.start, end: made.end, text: `/* @__PURE__ */ (() => ${code.slice(made.start, made.end)})()` };
  }
}

function* schemaCuts(program: Node): Generator<Edit> {
  for (const node of walk(program)) {
    if (!isEndpoint(node)) continue;
    for (const { start, end } of surplusOf(node)) yield { start, end, text: 'undefined' };
  }
}

function withoutSchemas(code: string): string {
  const program: Node = parseAst(code);
  const edits = [...schemaCuts(program), ...schemaCalls(program, code)];
  edits.sort((a, b) => b.start - a.start);
  return edits.reduce((text, edit) => `${text.slice(0, edit.start)}${edit.text}${text.slice(edit.end)}`, code);
}

/** The browser sends what the server parses, so its copy of the contract keeps paths, statuses and the schemas of forms. */
export const leanContract: Plugin = {
  name: 'lean-contract',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    order: 'post',
    filter: { id: /packages\/contract\/src\/(?!errors|endpoint|all)\w+\.ts$/ },
    handler: (code) => ({ code: withoutSchemas(code), map: null }),
  },
};
