import type { CancelPreview } from '@tawa/contract/ordering/orders.cancel-runs';
import type { OfficeOrder } from '@tawa/contract/ordering/orders.office';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOnline } from '#lib/api/online.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ListSide } from '#ui/list/list-panel.tsx';
import { PanelBody } from '#ui/panel/panel-parts.tsx';
import { previewQuery, useStartRun } from './cancel.queries.ts';
import { CausePart, GoodwillPart, useCancelTerms, type Chosen } from './cancel-terms.tsx';
import { LeftOrders, Messages, Sums } from './cancel-preview.tsx';
import { cancelTexts } from './cancel.texts.ts';

/** The orders that could be cancelled when they were first looked at, of those that cannot any more. */
function useMovedOn(preview: CancelPreview | undefined): number {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const fresh = preview?.orders.filter(({ order_number }) => !seen.has(order_number)) ?? [];
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ order_number }) => order_number)]));
  return preview?.left.filter(({ order_number }) => seen.has(order_number)).length ?? 0;
}

function Looked({ preview, chosen }: { preview: CancelPreview; chosen: Chosen }) {
  const t = useTexts(cancelTexts);
  const mayGive = useMayAct('refunds');
  const movedOn = useMovedOn(preview);
  return (
    <div className="space-y-5">
      {movedOn > 0 && <Banner tone="warning">{t.movedOn({ count: movedOn })}</Banner>}
      {preview.orders.length === 0 ? (
        <>
          <Banner tone="warning">{t.allLeft}</Banner>
          <LeftOrders left={preview.left} />
        </>
      ) : (
        <>
          <CausePart chosen={chosen} />
          <Sums preview={preview} />
          <LeftOrders left={preview.left} />
          {mayGive && <GoodwillPart chosen={chosen} />}
          <Messages orders={preview.orders} />
          <Banner tone="info">{t.once}</Banner>
        </>
      )}
    </div>
  );
}

interface Props {
  /** The ticked orders. */
  rows: readonly OfficeOrder[];
  beside: boolean;
  onClose: () => void;
  onStarted: (id: number) => void;
}

/** What cancelling the ticked orders together would do, and the button that does it. */
export function CancelSide({ rows, beside, onClose, onStarted }: Props) {
  const t = useTexts(cancelTexts);
  const online = useOnline();
  const chosen = useCancelTerms();
  const ticked = rows.map(({ order_number }) => order_number).toSorted();
  const query = useQuery(previewQuery(ticked, chosen.terms));
  const start = useStartRun(onStarted);
  const preview = rows.length > 0 ? query.data : undefined;
  const sha256 = preview?.sha256;
  // One key for one plan: pressed again after a lost answer it is the same run.
  const key = useMemo(() => ({ sha256, key: crypto.randomUUID() }), [sha256]).key;
  const count = preview?.orders.length ?? 0;
  const isReady = chosen.isCalm && !query.isPlaceholderData && !chosen.isNoteMissing && !chosen.isGiftWrong;
  const footer = preview && count > 0 && (
    <div className="space-y-3">
      {!online && <Banner tone="warning">{t.offline}</Banner>}
      {chosen.isNoteMissing && <p className="text-note font-semibold text-danger">{t.wordsMissing}</p>}
      <div className="flex gap-2">
        <Button variant="secondary" disabled={start.isPending} onClick={onClose}>
          {t.notNow}
        </Button>
        <Button
          variant="danger"
          className="num flex-1"
          disabled={!online || !isReady}
          pending={start.isPending}
          pendingText={t.starting}
          onClick={() => start.mutate({ preview, key, terms: chosen.terms })}
        >
          {t.start({ count: String(count), sum: formatRupees(preview.online.amount + preview.credit.amount) })}
        </Button>
      </div>
    </div>
  );
  return (
    <ListSide
      beside={beside}
      title={t.title({ count: preview ? count : rows.length })}
      footer={footer}
      onClose={onClose}
    >
      {rows.length === 0 ? (
        <p className="text-body text-ink-2">{t.nothing}</p>
      ) : (
        <PanelBody query={query} failed={t.failed}>
          {(shown) => <Looked preview={shown} chosen={chosen} />}
        </PanelBody>
      )}
    </ListSide>
  );
}
