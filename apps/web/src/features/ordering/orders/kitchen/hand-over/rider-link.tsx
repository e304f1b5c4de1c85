import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { makeRiderLink, type RiderLink } from '@tawa/contract/ordering/riders';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { QrCodeIcon } from '@phosphor-icons/react/dist/ssr/QrCode';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useRevokeLink } from '../kitchen.queries.ts';
import { kitchenHandOverTexts } from './hand-over.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

async function copy(url: string, language: Language): Promise<void> {
  const t = textsIn(kitchenHandOverTexts, language);
  try {
    await navigator.clipboard.writeText(url);
    toast.success(t.link.copied);
  } catch {
    toast.error(t.link.notCopied);
  }
}

// Closing the phone's own sheet is no failure.
const share = (title: string, url: string) => navigator.share({ title, url }).catch(() => undefined);

const waitingIn = keepEach((language: Language) => {
  const t = textsIn(kitchenHandOverTexts, language);
  return (
    <Loading label={t.makingLink}>
      <Skeleton className="mx-auto size-56 rounded-md" />
    </Loading>
  );
});

/** The link as a code for the camera, to share and to copy. */
export function LinkParts({ link: { url, qr, expires_at }, title }: { link: RiderLink; title: string }) {
  const language = useLanguage();
  const t = useTexts(kitchenHandOverTexts);
  return (
    <div className="grid gap-4">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t.link.qr}
        width={224}
        height={224}
        className="mx-auto rounded-md bg-[white]"
      />
      <p className="num rounded-md bg-surface-2 px-3 py-2 text-note break-all text-ink-2">{url}</p>
      <p className="text-note text-ink-3">{t.link.until({ time: formatTime(expires_at, language) })}</p>
      <div className="flex flex-wrap gap-3">
        {'share' in navigator && (
          <Button icon={ShareNetworkIcon} className="flex-1" onClick={() => void share(title, url)}>
            {t.share}
          </Button>
        )}
        <Button variant="secondary" icon={CopyIcon} className="flex-1" onClick={() => void copy(url, language)}>
          {t.copyLink}
        </Button>
      </div>
    </div>
  );
}

type Shown = Pick<KitchenOrder, 'order_number' | 'round'>;

function LinkSheet({ order: { order_number, round }, onClose }: { order: Shown; onClose: () => void }) {
  const language = useLanguage();
  const t = useTexts(kitchenHandOverTexts);
  const query = useQuery({
    queryKey: ['rider-link', order_number],
    queryFn: async () => (await call(makeRiderLink, { params: { order_number }, body: {} })).body,
    staleTime: 0,
    gcTime: 0,
  });
  const revoke = useRevokeLink();
  const done = () => {
    toast.success(t.link.revoked);
    onClose();
  };
  const failed = (error: Error) => toast.error(messageFrom(error, t.link.failed));
  const title = round ? t.link.titleOfRound({ stops: round.stops }) : t.link.title({ order: order_number });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title}>
      <p className="mb-4 text-sm text-ink-2">{round ? t.link.textOfRound : t.link.text}</p>
      <Part query={query} skeleton={waitingIn(language)} failed={t.link.failed}>
        {(link) => (
          <div className="grid gap-4">
            <LinkParts link={link} title={title} />
            <Button
              variant="quiet"
              pending={revoke.isPending}
              onClick={() => revoke.mutate(order_number, { onSuccess: done, onError: failed })}
            >
              {round ? t.link.revokeRound : t.link.revoke}
            </Button>
          </div>
        )}
      </Part>
    </Sheet>
  );
}

/** Gives the rider a page of this order, or of its round, as a code for the camera or a link. */
export function RiderLinkButton({ order, disabled }: { order: Shown; disabled: boolean }) {
  const t = useTexts(kitchenHandOverTexts);
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
        {t.link.open}
      </Button>
      {isOpen && <LinkSheet order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
