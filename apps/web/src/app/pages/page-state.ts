import type { SiteFacts } from '@tawa/contract/content/site';
import type { DehydratedState } from '@tanstack/react-query';
import type { Drawing } from '#lib/site/drawing.ts';
import type { PageAssets } from '../../document.tsx';

export interface PageFailure {
  routeId: string;
  status: number;
  text: string;
}

/** What the server hands the browser beside the markup. */
export interface PageState {
  queries: DehydratedState;
  loaderData: Record<string, unknown>;
  failure: PageFailure | null;
  assets: PageAssets;
  site: SiteFacts;
  drawing: Drawing;
}

// With no '<' left in the text nothing in it can end the script element or open a comment in it, and JSON reads it back
// unchanged. U+2028 and U+2029 need no care: the element is data and never runs.
/** The state as the text of a JSON script element. */
export const writePageState = (state: PageState): string => JSON.stringify(state).replaceAll('<', '\\u003c');

/** The state that this origin's server wrote into the page. */
export const readPageState = (text: string): PageState => JSON.parse(text);
