import { basename } from 'node:path';
import { parseAst, type Plugin } from 'vite';

const file = /apps\/web\/src\/lib\/messages\.ts$/;
const one = /messages\.ts\?area=(\w+)$/;

interface Area {
  name: string;
  start: number;
  end: number;
}

/** The areas of the exported object `messages` and the statement that declares it. */
function readAreas(code: string): { start: number; end: number; areas: Area[] } {
  for (const statement of parseAst(code).body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== 'messages' || init?.type !== 'ObjectExpression') continue;
      const areas = init.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [{ name: property.key.name, start: property.value.start, end: property.value.end }]
          : [],
      );
      if (areas.length === init.properties.length) return { start: statement.start, end: statement.end, areas };
    }
  }
  throw new Error('lib/messages.ts does not export an object of areas any more.');
}

const flat = { map: null, moduleSideEffects: false } as const;

/** Makes a file of each area of the texts, so that a page carries those that it says and no other. */
export const leanMessages: Plugin = {
  name: 'lean-messages',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    order: 'post',
    filter: { id: /apps\/web\/src\/lib\/messages\.ts(?:\?area.*)?$/ },
    handler(code, id) {
      const { start, end, areas } = readAreas(code);
      const wanted = areas.find(({ name }) => name === one.exec(id)?.[1]);
      if (wanted) return { ...flat, code: `export default ${code.slice(wanted.start, wanted.end)};` };
      const own = `./${basename(id).replace(/\?.*$/, '')}`;
      if (!file.test(id))
        return {
          ...flat,
          code: areas.map(({ name }) => `export { default as ${name} } from '${own}?area=${name}';`).join('\n'),
        };
      return { ...flat, code: `${code.slice(0, start)}export * as messages from '${own}?areas';${code.slice(end)}` };
    },
  },
};
