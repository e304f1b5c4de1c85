/** The route of whatever no public screen has: the panels, and what is not there. */
export const panelsRouteId = 'catch-all';

/** What stands around every screen of a panel, each a file of its own that the page names. */
export const aroundPanels: readonly string[] = ['src/app/panels/panel-routes.tsx', 'src/app/layouts/panel/panel.tsx'];
