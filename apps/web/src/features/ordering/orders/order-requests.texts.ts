import { defineTexts } from '#lib/i18n/texts.ts';

export const orderRequestsTexts = defineTexts({
  noteForRider: 'Note for the rider',
  noteForKitchen: 'Note for the kitchen',
});
