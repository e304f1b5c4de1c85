import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { makeRiderLink, type RiderLink } from '@tawa/contract/ordering/riders';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { QrCodeIcon } from '@phosphor-icons/react/dist/ssr/QrCode';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { riderMessages } from '#lib/messages-rider.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useRevokeLink } from '../kitchen.queries.ts';
import { kitchenHandOverTexts } from './hand-over.texts.ts';

const texts = riderMessages.link;

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(texts.copied);
  } catch {
    toast.error(texts.notCopied);
  }
}

// Closing the phone's own sheet is no failure.
const share = (title: string, url: string) => navigator.share({ title, url }).catch(() => undefined);

const waiting = (
  <Loading label="Making the link">
    <Skeleton className="mx-auto size-56 rounded-md" />
  </Loading>
);

/** The link as a code for the camera, to share and to copy. */
export function LinkParts({ link: { url, qr, expires_at }, title }: { link: RiderLink; title: string }) {
  const t = useTexts(kitchenHandOverTexts);
  return (
    <div className="grid gap-4">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={texts.qr}
        width={224}
        height={224}
        className="mx-auto rounded-md bg-[white]"
      />
      <p className="num rounded-md bg-surface-2 px-3 py-2 text-note break-all text-ink-2">{url}</p>
      <p className="text-note text-ink-3">{texts.until(formatTime(expires_at))}</p>
      <div className="flex flex-wrap gap-3">
        {'share' in navigator && (
          <Button icon={ShareNetworkIcon} className="flex-1" onClick={() => void share(title, url)}>
            {t.share}
          </Button>
        )}
        <Button variant="secondary" icon={CopyIcon} className="flex-1" onClick={() => void copy(url)}>
          {t.copyLink}
        </Button>
      </div>
    </div>
  );
}

type Shown = Pick<KitchenOrder, 'order_number' | 'round'>;

function LinkSheet({ order: { order_number, round }, onClose }: { order: Shown; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['rider-link', order_number],
    queryFn: async () => (await call(makeRiderLink, { params: { order_number }, body: {} })).body,
    staleTime: 0,
    gcTime: 0,
  });
  const revoke = useRevokeLink();
  const done = () => {
    toast.success(texts.revoked);
    onClose();
  };
  const failed = (error: Error) => toast.error(messageFrom(error, texts.failed));
  const title = round ? texts.titleOfRound(round.stops) : texts.title(order_number);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title}>
      <p className="mb-4 text-sm text-ink-2">{round ? texts.textOfRound : texts.text}</p>
      <Part query={query} skeleton={waiting} failed={texts.failed}>
        {(link) => (
          <div className="grid gap-4">
            <LinkParts link={link} title={title} />
            <Button
              variant="quiet"
              pending={revoke.isPending}
              onClick={() => revoke.mutate(order_number, { onSuccess: done, onError: failed })}
            >
              {round ? texts.revokeRound : texts.revoke}
            </Button>
          </div>
        )}
      </Part>
    </Sheet>
  );
}

/** Gives the rider a page of this order, or of its round, as a code for the camera or a link. */
export function RiderLinkButton({ order, disabled }: { order: Shown; disabled: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={QrCodeIcon}
        className="px-2! text-sm!"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen && <LinkSheet order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
