import { defineTexts } from '#lib/i18n/texts.ts';

export const addressesTexts = defineTexts({
  change: 'Change address',
  tooFar: '{restaurant} does not deliver here',
  reaches: '{restaurant} delivers here',
  map: {
    here: 'Use where I am',
    hint: 'Move the map until the pin stands at your door. Kitchens that deliver by distance go by it, and riders find you.',
    name: 'Map. Arrow keys move it under the pin, plus and minus change how close it is.',
    label: 'Point on the map',
    failed: 'The map could not be read. The address works without it.',
    remove: 'Remove the point',
    missing: 'No point on the map yet',
    looking: 'Looking...',
    notFound: 'Your device did not say where you are. Move the map instead.',
    withoutPictures: 'The pictures of the map are not there. The pin works without them.',
  },
});
