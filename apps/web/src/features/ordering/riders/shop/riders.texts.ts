import { defineTexts } from '#lib/i18n/texts.ts';

export const ridersTexts = defineTexts({
  map: {
    seen: 'Seen at {time}',
    title: 'Your rider',
    label: 'Map with the rider. Arrow keys move it, plus and minus change how close it is.',
    withoutPictures: 'Map unavailable. The pins are still right.',
  },
});
