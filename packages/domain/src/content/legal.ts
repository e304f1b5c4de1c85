import {
  complaintAcknowledgeHours,
  complaintRedressDays,
  complaintReopenDays,
  deletionUndoDays,
  foodSafetyHours,
  refundBusinessDays,
  rememberedDays,
  sessionHours,
} from '../common/limits.ts';
import { findOwn } from '../common/own.ts';
import { deliveredSettings, type Settings } from './settings.ts';

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
export const legalFacts = (settings: Settings): Readonly<Record<string, string>> => ({
  refund_window: `${settings('refund_window')} hours`,
  refund_days: `${refundBusinessDays.from} to ${refundBusinessDays.to} business days`,
  food_safety_hours: `${foodSafetyHours} hours`,
  acknowledge_hours: `${complaintAcknowledgeHours} hours`,
  redress_days: `${complaintRedressDays} days`,
  reopen_days: `${complaintReopenDays} days`,
  undo_days: `${deletionUndoDays} days`,
  session_hours: `${sessionHours} hours`,
  remembered_days: `${rememberedDays} days`,
  payment_minutes: `${settings('payment_window')} minutes`,
  company: settings('company_name'),
  company_address: settings('company_address'),
  company_gstin: settings('company_gstin'),
  company_cin: settings('company_cin'),
  company_fssai: settings('company_fssai') || 'not given',
  officer: settings('officer'),
  officer_email: settings('officer_email'),
  support_email: settings('support_email'),
  support_phone: settings('support_phone'),
  support_hours: `${settings('support_weekdays')}, ${settings('support_weekend')}`,
});

const fact = /\{\{\s*(\w+)\s*\}\}/g;
const known = legalFacts(deliveredSettings);

/** The names in a text that stand for nothing known. */
export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(fact)].map(([, name = '']) => name).filter((name) => !Object.hasOwn(known, name));

/** The names that a text has and its translation lacks: it must not promise less. */
export function missingFacts(english: string, translation: string): string[] {
  const namesIn = (text: string) => [...text.matchAll(fact)].map(([, name = '']) => name);
  const kept = new Set(namesIn(translation));
  return [...new Set(namesIn(english))].filter((name) => !kept.has(name));
}

/** The text with each `{{name}}` replaced by what it stands for. */
export const fillFacts = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(fact, (whole, name: string) => findOwn(facts, name) ?? whole);
