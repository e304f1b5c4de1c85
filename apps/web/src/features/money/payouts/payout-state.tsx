import type { Payout } from '@tawa/contract/money/payouts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { payoutsTexts } from './payouts.texts.ts';

const tones = { draft: 'neutral', issued: 'info', paid: 'success', disputed: 'warning' } as const;

/** How far a statement is. */
export function PayoutState({ status }: Pick<Payout, 'status'>) {
  const t = useTexts(payoutsTexts);
  return <Badge tone={tones[status]}>{t.payout[status]}</Badge>;
}
