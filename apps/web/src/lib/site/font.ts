import { fontDefault, fonts, isFont, type Font } from '@tawa/domain/content/fonts';
import { site } from './site-facts.ts';
import { readStored, storageKeys, writeStored } from '../storage.ts';

/** The family that was chosen for this device alone; what the site gave it is no choice, and goes with the site's. */
export function chosenFont(): Font | null {
  const stack = readStored(storageKeys.selectedFont);
  if (stack === readStored(storageKeys.givenFont)) return null;
  return (
    Object.keys(fonts)
      .filter(isFont)
      .find((font) => fonts[font].stack === stack) ?? null
  );
}

/** Sets the open page in a family and keeps it for this device: as its choice, or as what the site gives. */
export function applyFont(font: Font, isChosen: boolean): void {
  const { stack } = fonts[font];
  writeStored(storageKeys.selectedFont, stack);
  writeStored(storageKeys.givenFont, isChosen ? null : stack);
  document.documentElement.dataset.font = font;
}

/** Keeps the family that this page is set in, wherever none was chosen. */
export function keepGivenFont(): void {
  const { font } = site();
  if (chosenFont() === null) applyFont(isFont(font) ? font : fontDefault, false);
}
