import type { ScreenRoute } from '../../lib/screen.ts';

/** What only a customer may open; mounted when that is the stored role, never rendered on the server. */
export const userScreens: ScreenRoute[] = [];
