let origin = () => window.location.origin;

/** The server says under which address the page is published. */
export function provideOrigin(find: () => string): void {
  origin = find;
}

/** The full address of a path of ours, for canonical links and sharing. */
export const fullUrl = (path: string): string => `${origin()}${path}`;
