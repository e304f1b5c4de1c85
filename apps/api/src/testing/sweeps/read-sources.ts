// Reads out of the source which texts the server says to somebody else than the office, for the test that each has its
// translations.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { parseAst } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const child = (node: Node, name: string): unknown => Reflect.get(node, name);
const nodesOf = (value: unknown): Node[] => [value].flat().filter(isNode);
const textIn = (node: Node | undefined, name: string): string => {
  const value = node && child(node, name);
  return typeof value === 'string' ? value : '';
};

const root = join(import.meta.dirname, '../../../../..');
const folders: Readonly<Record<string, string>> = {
  '#modules/': 'apps/api/src/modules/',
  '#platform/': 'apps/api/src/platform/',
  '#db/': 'apps/api/src/db/',
  '@tawa/domain/': 'packages/domain/src/',
  '@tawa/contract/': 'packages/contract/src/',
};

function fileOf(source: string, from: string): string | undefined {
  const known = Object.entries(folders).find(([prefix]) => source.startsWith(prefix));
  const path = known ? join(root, known[1], source.slice(known[0].length)) : resolve(dirname(from), source);
  return [path, `${path}.ts`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

interface Module {
  file: string;
  code: string;
  /** What stands at the top of the file, by name; nameless statements have names of their own. */
  parts: Map<string, Node>;
  /** What it imports, by the name that it has here. */
  imports: Map<string, { file: string; name: string }>;
}

const read = new Map<string, Module>();
const whole = '*';

function importsOf(statement: Node, file: string): [string, { file: string; name: string }][] {
  if (child(statement, 'importKind') === 'type' || child(statement, 'exportKind') === 'type') return [];
  const [source] = nodesOf(child(statement, 'source'));
  const target = source && fileOf(textIn(source, 'value'), file);
  if (!target) return [];
  return nodesOf(child(statement, 'specifiers')).map((each) => {
    const name = textIn(nodesOf(child(each, 'imported') ?? child(each, 'local'))[0], 'name');
    const here = textIn(nodesOf(child(each, 'local') ?? child(each, 'exported'))[0], 'name');
    return [here, { file: target, name: each.type === 'ImportNamespaceSpecifier' ? whole : name }];
  });
}

function namesOf(statement: Node): [string, Node][] {
  const [declared = statement] = nodesOf(child(statement, 'declaration'));
  const many = nodesOf(child(declared, 'declarations'));
  if (many.length === 0) return [[textIn(nodesOf(child(declared, 'id'))[0], 'name') || `${statement.start}`, declared]];
  return many.flatMap((each): [string, Node][] => {
    const [id] = nodesOf(child(each, 'id'));
    const inner = nodesOf(child(id ?? each, 'properties')).map((one) =>
      textIn(nodesOf(child(one, 'value'))[0], 'name'),
    );
    return [textIn(id, 'name'), ...inner].filter(Boolean).map((name) => [name, each]);
  });
}

function moduleOf(file: string): Module {
  const known = read.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8');
  const program: unknown = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (!isNode(program)) throw new Error(`${file} cannot be read`);
  const statements = nodesOf(child(program, 'body'));
  const imports = new Map(statements.flatMap((each) => importsOf(each, file)));
  const parts = new Map(statements.filter(({ type }) => type !== 'ImportDeclaration').flatMap(namesOf));
  const made = { file, code, parts, imports };
  read.set(file, made);
  return made;
}

function* walk(node: Node, isLeft: (node: Node) => boolean): Generator<Node> {
  if (isLeft(node)) return;
  yield node;
  for (const value of Object.values(node)) for (const next of nodesOf(value)) yield* walk(next, isLeft);
}

/** A text as it stands in a file: each value in it is `{}`. */
function shapeOf(node: Node): string | undefined {
  const value = child(node, 'value');
  if (node.type === 'Literal') return typeof value === 'string' ? value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return nodesOf(child(node, 'quasis'))
    .map((quasi) => {
      const told = child(quasi, 'value');
      return typeof told === 'object' && told !== null && 'cooked' in told ? String(told.cooked) : '';
    })
    .join('{}');
}

const unsaidCalls = /^(sql|log\.|console\.|.*\.log\.|expect|new RegExp)/;
const unsaidKeys = new Set(['summary', 'description', 'help', 'path']);

const keyOf = (node: Node): string => (node.type === 'Property' ? textIn(nodesOf(child(node, 'key'))[0], 'name') : '');

/** What is never read by a person: errors of ours, lines of the log, SQL, and what describes the API. */
function isUnsaid(node: Node, code: string): boolean {
  if (/^(Import|TS(Type|Interface|Literal))/.test(node.type) || node.type === 'TaggedTemplateExpression') return true;
  if (node.type === 'NewExpression')
    return /^new (Range|Type|Syntax)?Error/.test(code.slice(node.start, node.start + 16));
  if (node.type === 'CallExpression') return unsaidCalls.test(code.slice(node.start, node.start + 12));
  return unsaidKeys.has(keyOf(node)) || keyOf(node).startsWith('office_');
}

const sentence = /^[\p{Lu}“{₹\d].*[\p{Ll}\d}”)] ?.*[.!?]$/su;

/** The sentences in a part of a file, and the texts of its errors; of the contract, what its checks say. */
function textsIn({ file, code }: Module, part: Node, isLeft: (node: Node) => boolean): string[] {
  const isContract = file.includes('/contract/src/');
  const found = new Set<string>();
  for (const node of walk(part, (each) => isUnsaid(each, code) || isLeft(each))) {
    const shape = shapeOf(node);
    if (shape !== undefined && sentence.test(shape) && /\p{Ll}\p{Ll} |\{\} \p{Ll}/u.test(shape)) found.add(shape);
    const callee = textIn(nodesOf(child(node, 'callee'))[0], 'name');
    const given = nodesOf(child(node, 'arguments'));
    const [, message] = node.type === 'NewExpression' && callee === 'AppError' ? given : [];
    if (message) found.add(shapeOf(message) ?? '');
    const checked = isContract && node.type === 'CallExpression' ? given.map((each) => shapeOf(each) ?? '') : [];
    for (const text of checked) if (/^[\p{Lu}\d{].* .*\p{Ll}/u.test(text)) found.add(text);
  }
  found.delete('');
  return [...found];
}

type Spot = readonly [file: string, name: string];

/** What a part of a file uses: other parts of it, and what it imports. */
function usedBy({ file, parts, imports }: Module, part: Node, isLeft: (node: Node) => boolean): Spot[] {
  const used: Spot[] = [];
  for (const node of walk(part, isLeft)) {
    if (node.type === 'MemberExpression') {
      const object = imports.get(textIn(nodesOf(child(node, 'object'))[0], 'name'));
      if (object?.name === whole) used.push([object.file, textIn(nodesOf(child(node, 'property'))[0], 'name')]);
    }
    if (node.type !== 'Identifier') continue;
    const name = textIn(node, 'name');
    const imported = imports.get(name);
    if (imported && imported.name !== whole) used.push([imported.file, imported.name]);
    else if (parts.has(name)) used.push([file, name]);
  }
  return used;
}

/** Of the office, or of other systems, whose makers read English. */
const isOffices = ({ access, scope }: Endpoint): boolean =>
  scope !== undefined || (access !== 'public' && access.every((role) => role === 'admin'));
// What a room keeps for its office alone, and what the office is told of its settings and its people.
const ofOffice = /office|administrators|setting-rules|audit|\/cities\/|broadcasts|partner-keys/;

/** The endpoint that a call binds; nothing for any other node. */
function boundBy(node: Node, endpoints: ReadonlyMap<string, Endpoint>): Endpoint | undefined {
  if (node.type !== 'CallExpression') return undefined;
  if (!/^(route|stream)$/.test(textIn(nodesOf(child(node, 'callee'))[0], 'name'))) return undefined;
  const endpoint = nodesOf(child(node, 'arguments'))[1];
  const name = endpoint?.type === 'MemberExpression' ? nodesOf(child(endpoint, 'property'))[0] : endpoint;
  return endpoints.get(textIn(name, 'name'));
}

// What every call goes through, and what works by itself and tells somebody.
const always = /\/(platform\/(http|keys\/auth|files\/upload|pictures)|constraints)/;
const works = /(?:Jobs|Timers)$/;

/**
 * The texts that somebody else than the office reads, each with its file: those of what a call does that others may make,
 * of what works by itself, and of all that either of them uses.
 */
export function textsOfReaders(files: readonly string[], endpoints: ReadonlyMap<string, Endpoint>): string[] {
  const isOfficesBinding = (node: Node) => {
    const bound = boundBy(node, endpoints);
    return keyOf(node).startsWith('office_') || (bound !== undefined && isOffices(bound));
  };
  const spots: Spot[] = files.flatMap((file) => {
    if (always.test(file)) return [...moduleOf(file).parts.keys()].map((name): Spot => [file, name]);
    const names = /routes\.ts$|jobs\.ts$|timers\.ts$|module\.ts$/.test(file) ? [...moduleOf(file).parts.keys()] : [];
    return names.filter((name) => name.endsWith('Routes') || works.test(name)).map((name): Spot => [file, name]);
  });
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const [file, name] of spots) {
    if (seen.has(`${file} ${name}`) || ofOffice.test(file.replace(root, ''))) continue;
    seen.add(`${file} ${name}`);
    const module = moduleOf(file);
    const part = module.parts.get(name);
    const passedOn = module.imports.get(name);
    if (!part && passedOn) spots.push([passedOn.file, passedOn.name]);
    if (!part) continue;
    for (const text of textsIn(module, part, isOfficesBinding)) found.add(`${file.replace(`${root}/`, '')}: ${text}`);
    spots.push(...usedBy(module, part, isOfficesBinding));
  }
  return [...found].toSorted();
}
