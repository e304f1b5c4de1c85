const mib = 1024 * 1024;
const least = 128;
const most = 1024;

/**
 * The MiB in which PostgreSQL keeps pages: an eighth of what the process may use, for the app and the system's own cache
 * want theirs. `allowed`: bytes that a container allows, 0 or beyond the machine's for no limit; `total`: the machine's.
 */
export function bufferMiB(allowed: number, total: number): number {
  const usable = allowed > 0 ? Math.min(allowed, total) : total;
  return Math.min(most, Math.max(least, Math.floor(usable / mib / 8)));
}
