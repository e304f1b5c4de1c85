import * as contract from '@tawa/contract/money/refunds';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { refundPaths } from '#lib/refund-paths.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { causeBody, noCause, RefundCauseFields } from '#ui/panel/panel-refund-cause.tsx';
import { useOrderAction, type OfficeOrderDetail } from './order.queries.ts';
import { officeOrdersTexts } from './orders.texts.ts';

type Row = OfficeOrderDetail['refunds'][number];

/** One refund, and what can be decided about it. */
export function Refund({ refund }: { refund: Row }) {
  const t = useTexts(officeOrdersTexts);
  const action = useOrderAction();
  const [words, setWords] = useState('');
  const params = { refund_id: refund.refund_id };
  const mayAct = useMayAct('refunds');
  const decline = () =>
    action.mutate({
      run: () => call(contract.declineRefund, { params, body: { reason: words.trim() } }),
      done: t.declined,
    });
  const [choice, setChoice] = useState(noCause);
  const [explanation, setExplanation] = useState('');
  const chosen = causeBody(choice);
  const approve = () =>
    chosen &&
    action.mutate({
      run: () => call(contract.approveRefund, { params, body: { ...chosen, explanation: explanation.trim() } }),
      done: t.approved,
    });
  return (
    <li className="rounded-lg border border-line p-3 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b className="num">{formatRupees(refund.amount)}</b>
        <Badge tone={refund.state === 'failed' ? 'danger' : refund.state === 'requested' ? 'warning' : 'neutral'}>
          {t.refundState[refund.state]}
        </Badge>
      </p>
      {refund.is_objected && <Badge tone="warning">{t.objected}</Badge>}
      <p className="mt-1 break-words text-ink-2">{refund.reason}</p>
      {refund.items.length > 0 && (
        <p className="num text-ink-3">{refund.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
      )}
      {refund.restaurant_comment && (
        <p className="mt-1 break-words">{t.kitchen({ restaurantComment: refund.restaurant_comment })}</p>
      )}
      {refund.failure && <p className="mt-1 break-words text-danger">{refund.failure}</p>}
      <ButtonLink size={40} variant="quiet" to={refundPaths.office(refund.refund_id)} className="-ml-4">
        {t.openFile}
      </ButtonLink>
      {mayAct && refund.state === 'requested' && (
        <div className="mt-3 space-y-3">
          <RefundCauseFields choice={choice} onChange={setChoice} />
          <TextareaField
            label={t.explanation}
            hint={t.explanationHint}
            rows={2}
            maxLength={300}
            value={explanation}
            onChange={(event) => setExplanation(event.currentTarget.value)}
          />
          <Button
            size={40}
            disabled={chosen === null || explanation.trim() === ''}
            pending={action.isPending}
            onClick={approve}
          >
            {t.approve}
          </Button>
          <TextareaField
            label={t.declineReason}
            rows={2}
            maxLength={300}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Button
            size={40}
            variant="secondary"
            disabled={words.trim() === ''}
            pending={action.isPending}
            onClick={decline}
          >
            {t.decline}
          </Button>
        </div>
      )}
      {mayAct && refund.state === 'failed' && (
        <Button
          size={40}
          className="mt-2"
          pending={action.isPending}
          onClick={() =>
            action.mutate({ run: () => call(contract.retryRefund, { params, body: {} }), done: t.retried })
          }
        >
          {t.retry}
        </Button>
      )}
    </li>
  );
}
