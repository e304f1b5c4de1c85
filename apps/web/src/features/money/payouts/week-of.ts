import type { Payout } from '@tawa/contract/money/payouts';
import { formatDate } from '#lib/format.ts';
import { dayMs } from '@tawa/domain/common/durations';
import type { Language } from '#lib/i18n/language.ts';

/** '9 Nov 2026 – 15 Nov 2026': a statement's last day is the one before the next week begins. */
export const weekOf = (
  { period_from, period_to }: Pick<Payout, 'period_from' | 'period_to'>,
  language: Language,
): string => `${formatDate(period_from, language)} – ${formatDate(Date.parse(period_to) - dayMs, language)}`;
