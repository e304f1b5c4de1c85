import type { SiteFacts } from '@tawa/contract/content/site';

let find = (): SiteFacts => {
  throw new Error('Nobody has said what the office has set');
};

/** The page says what the office has set; both sides say the same. */
export function provideSite(facts: () => SiteFacts): void {
  find = facts;
}

/** How to reach the people behind the product, who they are, and their figures. */
export const site = (): SiteFacts => find();
