/** What was typed as a time of the product's zone, as an instant; null while it is no time to come. */
export function comingTime(typed: string): string | null {
  const at = new Date(`${typed}:00+05:30`);
  return Number.isNaN(at.getTime()) || at.getTime() <= Date.now() ? null : at.toISOString();
}
