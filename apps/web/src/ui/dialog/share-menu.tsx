import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { buttonClasses } from '../button-classes.ts';
import { Menu } from './menu.tsx';
import { toast } from '../toast/toast.ts';
import { dialogPartTexts } from './dialog.texts.ts';
import { canShare, copyLink, shareHere } from './share.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const elsewhere = (title: string, url: string, language: Language) => {
  const t = textsIn(dialogPartTexts, language);
  return [
    { label: t.whatsapp, href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
    {
      label: t.telegram,
      href: `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
    },
    { label: t.facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
    {
      label: 'X',
      href: `https://twitter.com/intent/tweet?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
    },
  ];
};

async function sharePicture(title: string, address: string, language: Language): Promise<void> {
  const t = textsIn(dialogPartTexts, language);
  try {
    const picture = await (await fetch(address)).blob();
    const files = [new File([picture], address.split('/').at(-1) ?? title, { type: picture.type })];
    if (!('canShare' in navigator) || !navigator.canShare({ files })) {
      toast.error(t.share.imageUnsupported);
      return;
    }
    await navigator.share({ title, files });
  } catch {
    toast.error(t.share.failed);
  }
}

interface Props {
  title: string;
  /** The address of a picture that can be sent by itself. */
  picture?: string | null;
}

/** Shares this page by the device, by a messenger, or as a copied link; its picture where there is one. */
export function ShareMenu({ title, picture = null }: Props) {
  const t = useTexts(dialogPartTexts);
  const language = useLanguage();
  const here = () => window.location.href;
  const items = [
    ...(canShare() ? [{ label: t.share3, onSelect: () => void shareHere(title, here(), language) }] : []),
    ...elsewhere(title, '', language).map(({ label }, index) => ({
      label,
      onSelect: () => window.open(elsewhere(title, here(), language)[index]?.href, '_blank', 'noopener,noreferrer'),
    })),
    ...(picture === null
      ? []
      : [{ label: t.sharePicture, onSelect: () => void sharePicture(title, picture, language) }]),
    { label: t.copyLink, onSelect: () => void copyLink(here(), language) },
  ];
  return (
    <Menu
      items={items}
      trigger={
        <button type="button" className={buttonClasses({ variant: 'secondary', size: 40 })}>
          <ShareNetworkIcon weight="bold" aria-hidden="true" /> {t.share2}
        </button>
      }
    />
  );
}
