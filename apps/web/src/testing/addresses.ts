const names: Record<string, string> = { order_number: 'FD-AB12CD', booking_number: 'TB-AB12CD' };

/** An address that a route's pattern fits, with something in the place of each parameter. */
export const addressOf = (path: string): string => path.replaceAll(/:(\w+)/g, (_, name: string) => names[name] ?? '1');
