const pages = new Set(['/', '/restaurants', '/ourdishes', '/search']);

/** Whether a page asks for the city where none is known: those alone that list what a city has, not what a link led to. */
export const asksForCity = (pathname: string): boolean => pages.has(pathname);
