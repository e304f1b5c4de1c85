import { makeRiderLink, revokeRiderLink } from '@tawa/contract/riders';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { QrCodeIcon } from '@phosphor-icons/react/dist/ssr/QrCode';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageFrom } from '../../lib/api-client.ts';
import { formatTime } from '../../lib/format.ts';
import { riderMessages } from '../../lib/messages-rider.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Part } from '../../ui/part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';

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

function LinkSheet({ order_number, onClose }: { order_number: string; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['rider-link', order_number],
    queryFn: async () => (await call(makeRiderLink, { params: { order_number }, body: {} })).body,
    staleTime: 0,
    gcTime: 0,
  });
  const revoke = useMutation({
    mutationFn: () => call(revokeRiderLink, { params: { order_number } }),
    onSuccess: () => {
      toast.success(texts.revoked);
      onClose();
    },
    onError: (error) => toast.error(messageFrom(error, texts.failed)),
  });
  const title = texts.title(order_number);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title}>
      <p className="mb-4 text-sm text-ink-2">{texts.text}</p>
      <Part query={query} skeleton={waiting} failed={texts.failed}>
        {({ url, qr, expires_at }) => (
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
                  Share
                </Button>
              )}
              <Button variant="secondary" icon={CopyIcon} className="flex-1" onClick={() => void copy(url)}>
                Copy link
              </Button>
            </div>
            <Button variant="quiet" pending={revoke.isPending} onClick={() => revoke.mutate()}>
              {texts.revoke}
            </Button>
          </div>
        )}
      </Part>
    </Sheet>
  );
}

/** Gives the rider a page of this order, as a code for the camera or a link. */
export function RiderLinkButton({ order_number, disabled }: { order_number: string; disabled: boolean }) {
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
      {isOpen && <LinkSheet order_number={order_number} onClose={() => setOpen(false)} />}
    </>
  );
}
