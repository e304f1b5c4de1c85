/** Where a login came from, as the guards and links leave it in the history's state; only a path of ours is taken. */
export function returnPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
