import { defineTexts } from '#lib/i18n/texts.ts';

export const orderRequestsTexts = defineTexts({
  noteForRider: 'Note for the rider',
  toldAllergies: 'Allergies the kitchen was told of:',
  noteForKitchen: 'Note for the kitchen',
});
