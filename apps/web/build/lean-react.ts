import { parseAst, type Plugin } from 'vite';

const library = /react-dom\/cjs\/react-dom-client\.production\.js$/;

/** What no screen uses, and the functions that do nothing without it. */
const unused: Readonly<Record<string, readonly string[]>> = {
  // Pictures that move between two states of a page.
  '<ViewTransition>': [
    'trackEnterViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'commitAfterMutationEffectsOnFiber',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionName',
    'applyViewTransitionToHostInstances',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'scheduleViewTransitionEvent',
    'createViewTransitionInstance',
    'startViewTransition',
  ],
  '<Fragment ref>': [
    'FragmentInstance',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
  ],
  '<SuspenseList>': ['updateSuspenseListComponent', 'initSuspenseListRenderState', 'cutOffTailIfNeeded'],
  '<Activity>': ['updateActivityComponent'],
  // Links for the browser come as elements.
  'preload() and its kind': [
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
  ],
  'useActionState()': ['mountActionState', 'updateActionStateImpl', 'rerenderActionState'],
};

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const child = (node: Node, name: string): Node | null => {
  const value: unknown = Reflect.get(node, name);
  return isNode(value) ? value : null;
};

const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\./;

/** The program with these functions empty, and those of the names that it does not have. */
export function emptied(code: string, names: ReadonlySet<string>): { lean: string; missing: string[] } {
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const found = new Set<string>();
  let lean = code;
  for (const statement of parseAst(code).body.toReversed()) {
    if (statement.type === 'ExpressionStatement' && methods.test(textOf(statement)))
      lean = lean.slice(0, statement.start) + lean.slice(statement.end);
    if (statement.type !== 'FunctionDeclaration') continue;
    const [id, body] = [child(statement, 'id'), child(statement, 'body')];
    if (!id || !body || !names.has(textOf(id))) continue;
    found.add(textOf(id));
    lean = `${lean.slice(0, body.start)}{}${lean.slice(body.end)}`;
  }
  return { lean, missing: [...names].filter((name) => !found.has(name)) };
}

/** Leaves out of React what no screen uses and the bundler cannot see; a release that reads differently fails the build. */
export const leanReact: Plugin = {
  name: 'lean-react',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: library },
    handler(code) {
      const { lean, missing } = emptied(code, new Set(Object.values(unused).flat()));
      if (missing.length > 0) this.error(`React reads differently now: ${missing.join(', ')}`);
      return { code: lean, map: null };
    },
  },
};
