/** A node of a parsed module. */
export interface Node {
  type: string;
  start: number;
  end: number;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
export const child = (node: Node, name: string): unknown => Reflect.get(node, name);
export const nodesOf = (value: unknown): Node[] => [value].flat().filter(isNode);
export const nameOf = (node: Node): string => String(child(node, 'name') ?? child(node, 'value'));

/** Every node below one, each with those it stands in, the innermost first. */
export function* walk(node: Node, above: readonly Node[] = []): Generator<[node: Node, above: readonly Node[]]> {
  yield [node, above];
  for (const value of Object.values(node)) for (const next of nodesOf(value)) yield* walk(next, [node, ...above]);
}
