import type { PayPage } from '@tawa/contract/money/payments';
import type { GroupGuest, GroupLine, GroupPage } from '@tawa/contract/ordering/groups';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ShareParts } from '#ui/payment/share-parts.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import { type GroupKeys, GuestBag } from './guest-bag.tsx';
import { useLeaveGroup } from './groups.queries.ts';
import { guestTexts } from './guests.texts.ts';
import { OwnShare } from './own-share.tsx';
import { ownShareTexts } from './own-shares.texts.ts';

interface BagProps {
  page: GroupPage;
  own: GroupGuest;
  keys: GroupKeys;
  goToPay: (page: PayPage) => void;
  onEdit: (line: GroupLine) => void;
  onChange: () => void;
  onLeft: () => void;
}

function Leave({ keys, onLeft }: { keys: GroupKeys; onLeft: () => void }) {
  const { leave: t, failedLine } = useTexts(guestTexts);
  const [asked, setAsked] = useState(false);
  const leave = useLeaveGroup(keys.token, keys.secret);
  const go = () =>
    leave.mutate(undefined, {
      onSuccess: () => {
        toast.success(t.left);
        onLeft();
      },
      onError: (error) => toast.error(messageFrom(error, failedLine)),
      onSettled: () => setAsked(false),
    });
  return (
    <>
      <button type="button" className="min-h-11 font-bold text-brand-ink" onClick={() => setAsked(true)}>
        {t.button}
      </button>
      {asked && (
        <ConfirmDialog
          title={t.title}
          confirmLabel={t.confirm}
          cancelLabel={t.keep}
          danger
          pending={leave.isPending}
          pendingText={t.pending}
          onConfirm={go}
          onCancel={() => setAsked(false)}
        >
          {t.text}
        </ConfirmDialog>
      )}
    </>
  );
}

/** A guest's bag, with what they can do about it. */
export function OwnBag({ page, own, keys, goToPay, onEdit, onChange, onLeft }: BagProps) {
  const t = useTexts(guestTexts);
  const s = useTexts(ownShareTexts);
  const isOpen = page.state === 'open';
  return (
    <section aria-labelledby="bag" className="mt-5 rounded-2xl border border-line bg-surface px-4 pt-3 pb-3">
      <h2 id="bag" className="text-xl font-bold wrap-anywhere">
        {t.yourBag({ name: own.name })}
      </h2>
      <GuestBag
        keys={keys}
        own={own}
        isOpen={isOpen}
        hasSum={page.share === null && own.asked === null}
        onEdit={onEdit}
      />
      {own.asked && <OwnShare page={page} asked={own.asked} keys={keys} goToPay={goToPay} />}
      {page.share && own.asked === null && (
        <>
          <p className="mt-3 mb-2 text-sm text-ink-2">
            {page.pays === 'each' ? s.shareOf : t.shareOf({ host: page.host })}
          </p>
          <ShareParts share={page.share} />
        </>
      )}
      {isOpen && !own.is_host && (
        <p className="flex flex-wrap gap-x-5 text-sm">
          <button type="button" className="min-h-11 font-bold text-brand-ink" onClick={onChange}>
            {t.change}
          </button>
          <Leave keys={keys} onLeft={onLeft} />
        </p>
      )}
    </section>
  );
}

/** A phone's way back to what was chosen, above the menu. */
export function BagBar({ page, own, hostLink }: { page: GroupPage; own: GroupGuest; hostLink: string | null }) {
  const t = useTexts(guestTexts);
  const s = useTexts(ownShareTexts);
  const count = own.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0 && hostLink === null) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 py-3">
      <div className="mx-auto flex max-w-[640px] items-center justify-between gap-3 lg:max-w-[1120px]">
        <a href="#bag" className="num flex min-h-11 items-center text-body font-bold">
          {t.sum({ amount: formatRupees(own.amount) })}
        </a>
        {hostLink === null ? (
          <span className="text-right text-sm text-ink-2">
            {page.pays === 'each' ? s.pays : t.pays({ host: page.host })}
          </span>
        ) : (
          <ButtonLink to={hostLink}>{t.toHost}</ButtonLink>
        )}
      </div>
    </div>
  );
}
