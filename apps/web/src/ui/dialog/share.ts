import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';
import { toast } from '../toast/toast.ts';
import { dialogPartTexts } from './dialog.texts.ts';

/** Copies an address and says so. */
export async function copyLink(url: string, language: Language): Promise<void> {
  const t = textsIn(dialogPartTexts, language);
  try {
    await navigator.clipboard.writeText(url);
    toast.success(t.share.copied);
  } catch {
    toast.error(t.share.failed);
  }
}

/** Can the device itself share? */
export const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator;

/** Gives an address to the device's own sheet. */
export async function shareHere(title: string, url: string, language: Language): Promise<void> {
  const t = textsIn(dialogPartTexts, language);
  try {
    await navigator.share({ title, url });
  } catch {
    toast.error(t.share.failed);
  }
}
