/** The route of whatever no public screen has: the panels, and what is not there. */
export const panelsRouteId = 'catch-all';
