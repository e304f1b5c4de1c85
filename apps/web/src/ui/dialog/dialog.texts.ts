import { defineTexts } from '#lib/i18n/texts.ts';

export const dialogPartTexts = defineTexts({
  share: {
    copied: 'Link copied!',
    failed: 'Share cancelled or failed',
    imageUnsupported: 'Image sharing is supported only in some mobile browsers!',
  },
  cancel: 'Cancel',
  share2: 'Share',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  facebook: 'Facebook',
  share3: 'Share…',
  sharePicture: 'Share the picture',
  copyLink: 'Copy link',
  close: 'Close',
});
