import type { SiteFacts } from '@tawa/contract/site';
import { company, support } from '@tawa/domain/company';
import { gstinDelivered } from '@tawa/domain/gst';
import { codTotalMaxPaise, lineQuantityMax, marketingFigures } from '@tawa/domain/limits';
import { toRupees } from '@tawa/domain/money';
import { deliveredSlides } from '@tawa/domain/slides';

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
