/** Texts of the saved addresses. */
export const addressTexts = {
  map: {
    label: 'Point on the map',
    name: 'Map. Arrow keys move it under the pin, plus and minus change how close it is.',
    hint: 'Move the map until the pin stands at your door. Kitchens that deliver by distance go by it, and riders find you.',
    withoutPictures: 'The pictures of the map are not there. The pin works without them.',
    here: 'Use where I am',
    looking: 'Looking...',
    remove: 'Remove the point',
    notFound: 'Your device did not say where you are. Move the map instead.',
    failed: 'The map could not be read. The address works without it.',
    missing: 'No point on the map yet',
  },
  change: 'Change address',
  reaches: (restaurant: string) => `${restaurant} delivers here`,
  tooFar: (restaurant: string) => `${restaurant} does not deliver here`,
} as const;
