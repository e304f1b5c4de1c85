import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { programOf } from './lib/programs.mjs';
import { inRoot } from './lib/root.mjs';

// A column that nothing writes keeps its default for ever, and whatever reads it is built on nothing. What statements
// write is known from the types of their values, and from the columns that texts of SQL name.
const source = inRoot('apps/api/src');
const migrations = path.join(source, 'db/migrations');
const skipped = /[\\/](testing|seed|embedded|plans|migrations)[\\/]|\.test\.ts$|\.d\.ts$/;

/** Columns that no call can write, each with its reason. */
const kept = new Map([
  ['restaurants.timezone', 'all of India has one; it becomes a choice with the first place that has another'],
  ['schema_migrations.applied_on', 'the moment of the migration, by its default'],
]);

const written = new Set();
const snake = (name) => name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** The columns that the `set` of an update names, up to its condition. */
function* columnsSet(rest) {
  let sets = rest;
  for (let before = ''; before !== sets;) {
    before = sets;
    sets = sets.replaceAll(/\([^()]*\)(?! =)/g, '');
  }
  sets = sets.split(/\bwhere\b/i)[0];
  for (const [, several] of sets.matchAll(/\(([\w\s,]+)\) =/g)) yield* several.match(/\w+/g);
  for (const [, column] of sets.matchAll(/(?:^|,|\s)(\w+) = /g)) yield column;
}

function readSql(text) {
  for (const [, table, columns] of text.matchAll(/insert into (\w+)(?: as \w+)?\s*\(([^)]*)\)/gi))
    for (const [column] of columns.matchAll(/\w+/g)) written.add(`${table}.${column}`);
  for (const [, table] of text.matchAll(/insert into (\w+)\s+select\b/gi)) written.add(`${table}.*`);
  for (const [, table, rest] of text.matchAll(/\bupdate (\w+)(?: (?:as )?\w+)?\s+set\s((?:(?!\bupdate \w)[^;`])*)/gi))
    for (const column of columnsSet(rest)) written.add(`${table}.${column}`);
  const conflicts = /insert into (\w+)\b(?:(?!insert into)[^`;])*do update\s+set\s([^;`]*)/gi;
  for (const [, table, rest] of text.matchAll(conflicts))
    for (const column of columnsSet(rest)) written.add(`${table}.${column}`);
}

const program = programOf('.');
const checker = program.getTypeChecker();

const constituents = (type) => (type.isUnion() ? type.types : [type]);
const isAnyRow = (text) => /^(readonly )?(Insertable|Updateable)<[\w['\]]+>(\[\])?( \| null)?$/.test(text);

/** Whether an expression is a row that somebody else made, of a type that has every column. */
function isPassedOn(expression) {
  const declared = checker.getSymbolAtLocation(expression)?.valueDeclaration;
  return declared?.type !== undefined && isAnyRow(textOf(declared.type));
}

const columnsOf = new Map();
ts.forEachChild(program.getSourceFile(path.join(source, 'db/tables.ts')), (node) => {
  if (!ts.isInterfaceDeclaration(node) || node.name.text === 'DB') return;
  columnsOf.set(
    snake(node.name.text),
    node.members.map(({ name }) => name.getText()),
  );
});
/** A row of every column of a wide table says only that somebody may write any. */
const isWhole = (table, names) =>
  names.length > 20 && (columnsOf.get(table) ?? []).every((name) => names.includes(name));

function writeNames(table, properties) {
  const names = properties.map(({ name }) => name);
  if (!isWhole(table, names)) for (const name of names) written.add(`${table}.${name}`);
}

function writeType(table, type) {
  const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  const [signature] = type.getCallSignatures();
  if (element) writeType(table, element);
  else if (signature) writeType(table, checker.getAwaitedType(signature.getReturnType()) ?? type);
  else for (const one of constituents(type)) writeNames(table, checker.getPropertiesOfType(one));
}

function writeRow(table, expression) {
  if (isPassedOn(expression)) return;
  if (!ts.isObjectLiteralExpression(expression)) return writeType(table, checker.getTypeAtLocation(expression));
  for (const part of expression.properties)
    if (ts.isSpreadAssignment(part)) writeRow(table, part.expression);
    else written.add(`${table}.${part.name.getText()}`);
}

/** The table that a chain of calls began with. */
function tableOfChain({ expression }) {
  for (let node = expression; node; node = node.expression) {
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    const isStart = first && ts.isStringLiteral(first) && /\.(insertInto|updateTable)$/.test(node.expression.getText());
    if (isStart) return first.text.split(' ')[0];
  }
  return undefined;
}

function readStatement(call) {
  const name = ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : '';
  const table = /^(values|set|doUpdateSet|columns)$/.test(name) ? tableOfChain(call) : undefined;
  const [first] = call.arguments;
  if (!table || !first) return;
  if (name === 'columns') for (const { text } of first.elements) written.add(`${table}.${text}`);
  else if (ts.isStringLiteral(first)) written.add(`${table}.${first.text}`);
  else writeRow(table, first);
}

/** Rows that the office keeps in plain tables: `addRow(deps, shelf, row)` and `updateRow(deps, shelf, { id, values })`. */
function readShelf(call) {
  const name = call.expression.getText();
  const table = /const shelf[^=]* = \{ table: '(\w+)'/.exec(call.getSourceFile().text)?.[1];
  if (!table || !/^(addRow|updateRow)$/.test(name)) return;
  const type = checker.getTypeAtLocation(call.arguments[2]);
  const values = name === 'addRow' ? undefined : type.getProperty('values');
  writeType(table, values ? checker.getTypeOfSymbolAtLocation(values, call) : type);
}

const rowType = /\b(?:Insertable|Updateable)<(?:DB\['(\w+)'\]|(\w+))>/;
/** Types of their own that files call such a row. */
const aliases = new Map();
const textOf = (type) => aliases.get(`${type.getSourceFile().fileName} ${type.getText()}`) ?? type.getText();
/** Functions that take rows and properties that hold them; asking the types about everything else takes a minute. */
const rowNames = new Set();
function findRowNames(node) {
  const takesRow = ts.isFunctionLike(node) && node.parameters.some(({ type }) => type && rowType.test(textOf(type)));
  const name = ts.isArrowFunction(node) ? node.parent.name : node.name;
  const holdsRow = ts.isPropertySignature(node) && node.type && rowType.test(textOf(node.type));
  if (name && (takesRow || holdsRow)) rowNames.add(name.getText());
  ts.forEachChild(node, findRowNames);
}
function findAliases(node) {
  if (ts.isTypeAliasDeclaration(node) && rowType.test(node.type.getText()))
    aliases.set(`${node.getSourceFile().fileName} ${node.name.text}`, node.type.getText());
  ts.forEachChild(node, findAliases);
}
const isRowName = (node) => rowNames.has(ts.isPropertyAccessExpression(node) ? node.name.text : node.getText());

/** What a signature, an interface or a variable says of an expression that stands in its place. */
function declaredType(node) {
  const { parent } = node;
  if (ts.isCallExpression(parent)) {
    if (!isRowName(parent.expression)) return undefined;
    const place = parent.arguments.indexOf(node);
    return checker.getResolvedSignature(parent)?.parameters[place]?.valueDeclaration?.type;
  }
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) {
    if (!isRowName(parent.name)) return undefined;
    const whole = checker.getContextualType(parent.parent);
    return whole?.getProperty(parent.name.getText())?.valueDeclaration?.type;
  }
  if (ts.isVariableDeclaration(parent) || ts.isArrowFunction(parent)) return parent.type;
  return ts.isReturnStatement(parent) ? ts.findAncestor(parent, ts.isFunctionLike)?.type : undefined;
}

/** A row where one of a table is expected. */
function readRow(expression) {
  const type = declaredType(expression);
  const declared = type ? textOf(type) : '';
  const [, quoted, name] = rowType.exec(declared) ?? [];
  const table = quoted ?? (name && snake(name));
  if (table) writeRow(table, ts.isParenthesizedExpression(expression) ? expression.expression : expression);
}

function visit(node) {
  if (ts.isCallExpression(node)) readStatement(node);
  if (ts.isCallExpression(node)) readShelf(node);
  if (ts.isExpression(node) && node.parent) readRow(node);
  ts.forEachChild(node, visit);
}

const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(source) && !skipped.test(fileName));
for (const file of files) findAliases(file);
for (const file of files) findRowNames(file);
for (const file of files) {
  readSql(file.text);
  visit(file);
}

/** Names of columns that fill themselves, and tables that are views. */
const automatic = new Set();
const views = new Set();
const filled =
  /^\s*(?:add column )?(\w+) .*(?:generated (?:always|by default)|default (?:now|gen_random|pg_current|clock_)\w*\()/gim;
const identity = /(\w+)\s+[\w ]+ generated (?:always|by default)/gi;
for (const name of readdirSync(migrations)) {
  const text = readFileSync(path.join(migrations, name), 'utf8');
  readSql(text);
  for (const [, column] of [...text.matchAll(filled), ...text.matchAll(identity)]) automatic.add(column);
  for (const [, view] of text.matchAll(/create (?:or replace )?(?:materialized )?view (\w+)/gi)) views.add(view);
}

const columns = [...columnsOf].flatMap(([table, names]) =>
  views.has(table) ? [] : names.map((name) => [table, name]),
);
const faults = columns.flatMap(([table, name]) => {
  const column = `${table}.${name}`;
  const isWritten = written.has(column) || written.has(`${table}.*`) || automatic.has(name);
  if (isWritten !== kept.has(column)) return [];
  return [`${column} is written by ${isWritten ? 'something, though the list says otherwise' : 'nothing'}`];
});
for (const fault of faults) console.error(fault);
if (faults.length > 0 || columns.length < 500) process.exitCode = 1;
else console.log(`${columns.length} columns, each written by something`);
