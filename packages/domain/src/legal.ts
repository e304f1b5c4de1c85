import { company, support } from './company.ts';
import {
  complaintAcknowledgeHours,
  complaintRedressDays,
  complaintReopenDays,
  deletionUndoDays,
  foodSafetyHours,
  paymentWindowMs,
  refundBusinessDays,
  refundWindowMs,
  rememberedDays,
  sessionHours,
} from './limits.ts';

/** The legal pages, by their addresses. */
export const legalDocuments = [
  'privacy-policy',
  'term-of-use',
  'refund-policy',
  'cookie-policy',
  'food-safety-compliance',
] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** What the texts say by name, so that they can never promise another figure than the code keeps. */
export const legalFacts: Readonly<Record<string, string>> = {
  refund_window: `${refundWindowMs / 3_600_000} hours`,
  refund_days: `${refundBusinessDays.from} to ${refundBusinessDays.to} business days`,
  food_safety_hours: `${foodSafetyHours} hours`,
  acknowledge_hours: `${complaintAcknowledgeHours} hours`,
  redress_days: `${complaintRedressDays} days`,
  reopen_days: `${complaintReopenDays} days`,
  undo_days: `${deletionUndoDays} days`,
  session_hours: `${sessionHours} hours`,
  remembered_days: `${rememberedDays} days`,
  payment_minutes: `${paymentWindowMs / 60_000} minutes`,
  company: company.name,
  company_address: company.address,
  officer: company.officer,
  officer_email: company.officerEmail,
  support_email: support.email,
  support_phone: support.phone,
  support_hours: `${support.weekdays}, ${support.weekend}`,
};

const fact = /\{\{\s*(\w+)\s*\}\}/g;

/** The names in a text that stand for nothing known. */
export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(fact)].map(([, name = '']) => name).filter((name) => !Object.hasOwn(legalFacts, name));

/** The text with each `{{name}}` replaced by what it stands for. */
export const fillFacts = (text: string): string =>
  text.replaceAll(fact, (whole, name: string) => (Object.hasOwn(legalFacts, name) ? (legalFacts[name] ?? '') : whole));
