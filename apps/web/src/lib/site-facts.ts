import type { SiteFacts } from '@tawa/contract/settings';
import { company, support } from '@tawa/domain/company';
import { marketingFigures } from '@tawa/domain/limits';

const delivered: SiteFacts = {
  ...support,
  company: company.name,
  address: company.address,
  officer: company.officer,
  officerEmail: company.officerEmail,
  font: 'figtree',
  figures: marketingFigures,
};

let find = (): SiteFacts => delivered;

/** The page says what the office has set; both sides say the same. */
export function provideSite(facts: () => SiteFacts): void {
  find = facts;
}

/** How to reach the people behind the product, who they are, and their figures. */
export const site = (): SiteFacts => find();
