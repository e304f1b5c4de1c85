import type { Group } from '@tawa/contract/ordering/groups';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { QrCodeIcon } from '@phosphor-icons/react/dist/ssr/QrCode';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { useState } from 'react';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { canShare, copyLink } from '#ui/dialog/share.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { groupTexts } from './groups.texts.ts';

// Closing the phone's own sheet is no failure.
const share = (title: string, url: string) => navigator.share({ title, url }).catch(() => undefined);

/** The link to join: by the device's own sheet, as a copy, or as a code for a camera. */
export function Invite({ group: { url, qr, restaurant } }: { group: Pick<Group, 'url' | 'qr' | 'restaurant'> }) {
  const t = useTexts(groupTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const title = t.inviteTitle({ restaurant: restaurant.restaurant_name });
  const send = () => void (canShare() ? share(title, url) : copyLink(url, language));
  return (
    <div className="flex gap-2">
      <Button variant="secondary" size={48} icon={ShareNetworkIcon} className="flex-1" onClick={send}>
        {t.invite}
      </Button>
      <IconButton
        label={t.showCode}
        icon={QrCodeIcon}
        look="outline"
        square
        className="size-12"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Sheet open onOpenChange={(isOpen) => !isOpen && setOpen(false)} title={t.code.title}>
          <div className="grid gap-4">
            <img
              src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
              alt={t.code.alt}
              width={224}
              height={224}
              className="mx-auto rounded-md bg-[white]"
            />
            <p className="num rounded-md bg-surface-2 px-3 py-2 text-note break-all text-ink-2">{url}</p>
            <Button variant="secondary" icon={CopyIcon} onClick={() => void copyLink(url, language)}>
              {t.code.copy}
            </Button>
          </div>
        </Sheet>
      )}
    </div>
  );
}
