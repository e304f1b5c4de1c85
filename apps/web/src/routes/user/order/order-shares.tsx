import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import type { BagShare } from '@tawa/contract/ordering/orders.shares';
import { formatRupees } from '@tawa/domain/common/money';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { ShareParts } from '#ui/payment/share-parts.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast/toast.ts';
import { orderScreenTexts } from './order.texts.ts';

function Share({ share }: { share: BagShare }) {
  return (
    <li className="border-b border-line last:border-b-0">
      <details className="group">
        <summary className="flex min-h-12 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
          <b className="min-w-0 flex-1 text-body font-bold wrap-anywhere">{share.name}</b>
          <span className="num text-body font-bold">{formatRupees(share.total)}</span>
          <Icon of={CaretDownIcon} weight="bold" className="text-[0.9375rem] text-ink-3 group-open:rotate-180" />
        </summary>
        <ShareParts share={share} className="mb-3" />
      </details>
    </li>
  );
}

/** What each bag of a group order comes to, so that whoever paid can say who owes what. */
export function OrderShares({
  shares,
  paidByGuests,
}: {
  shares: readonly BagShare[];
  paidByGuests?: number | undefined;
}) {
  const { shares: t } = useTexts(orderScreenTexts);
  const list = shares.map(({ name, total }) => t.line({ name, amount: formatRupees(total) })).join('\n');
  const copy = () =>
    navigator.clipboard.writeText(list).then(
      () => toast.success(t.copied),
      () => toast.error(t.notCopied),
    );
  return (
    <section className="rounded-2xl border border-line bg-surface p-5">
      <h2 className="text-xl font-bold">{paidByGuests === undefined ? t.title : t.paid.title}</h2>
      <p className="mt-1 mb-2 text-sm text-ink-2">
        {paidByGuests === undefined ? t.text : t.paid.text({ amount: formatRupees(paidByGuests) })}
      </p>
      <ul>
        {shares.map((share) => (
          <Share key={share.name} share={share} />
        ))}
      </ul>
      <Button variant="secondary" icon={CopyIcon} className="mt-3" onClick={() => void copy()}>
        {t.copy}
      </Button>
    </section>
  );
}
