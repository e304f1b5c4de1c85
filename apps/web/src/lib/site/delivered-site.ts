import type { SiteFacts } from '@tawa/contract/content/site';
import { company, support } from '@tawa/domain/common/company';
import { gstinDelivered } from '@tawa/domain/money/gst';
import { codTotalMaxPaise, lineQuantityMax, marketingFigures } from '@tawa/domain/common/limits';
import { toRupees } from '@tawa/domain/common/money';
import { deliveredSlides } from '@tawa/domain/content/slides';

/** What pages say while the office's settings cannot be read. */
export const deliveredSite: SiteFacts = {
  ...support,
  company: company.name,
  address: company.address,
  gstin: gstinDelivered,
  officer: company.officer,
  officerEmail: company.officerEmail,
  font: 'figtree',
  slides: [...deliveredSlides],
  limits: { portions: lineQuantityMax, cash: toRupees(codTotalMaxPaise) },
  figures: marketingFigures,
};
