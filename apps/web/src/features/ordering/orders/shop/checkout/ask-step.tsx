import type { Quote } from '@tawa/contract/ordering/checkout';
import { askShares } from '@tawa/contract/ordering/groups.shares';
import { formatRupees } from '@tawa/domain/common/money';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { Checkout } from './use-checkout.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Whether shares of a group stand between its host and the order. */
export const isUnsettled = ({ shares }: Quote): boolean =>
  shares !== undefined && (!shares.is_asked || shares.waiting.length > 0);

/** The step before the order of a group that each pays a share of: everybody is asked, or waited for. */
export function AskStep({ checkout, quote, toGroup }: { checkout: Checkout; quote: Quote; toGroup: string }) {
  const t = useTexts(checkoutTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const group_id = checkout.request.group_id ?? 0;
  const { quote_id, total: accept_total, shares } = quote;
  const ask = useMutation({
    mutationFn: () => call(askShares, { params: { group_id }, body: { quote_id, accept_total } }),
  });
  if (shares?.is_asked)
    return (
      <>
        <p className="mb-2.5 text-sm text-ink-2 wrap-anywhere">{t.waitingFor({ names: shares.waiting.join(', ') })}</p>
        <ButtonLink size={56} wide to={toGroup}>
          {t.toGroup}
        </ButtonLink>
      </>
    );
  const press = () =>
    ask.mutate(undefined, {
      onSuccess: ({ status, body }) => {
        if (status === 409) {
          toast.error(body.message);
          void checkout.quote.refetch();
          return;
        }
        void client.invalidateQueries({ queryKey: ['group'] });
        void navigate(toGroup);
      },
      onError: (error) => toast.error(messageFrom(error, t.askFailed)),
    });
  return (
    <>
      <p className="mb-2.5 text-sm text-ink-2">{t.askText}</p>
      <Button
        size={56}
        wide
        amount={formatRupees(accept_total)}
        disabled={checkout.quote.isFetching}
        pending={ask.isPending}
        pendingText={t.asking}
        onClick={press}
      >
        {t.ask}
      </Button>
    </>
  );
}
