import { defineTexts } from '#lib/i18n/texts.ts';

export const catalogueRestaurantsTexts = defineTexts({
  group: {
    restaurant: 'Your restaurant',
    place: 'Where and when',
    papers: 'Legal papers',
    money: 'Money and terms',
  },
  item: {
    name: 'Name',
    logo: 'Logo',
    description: 'Description',
    cuisine: 'Cuisine',
    type: 'Veg or non-veg',
    address: 'Address and map point',
    contact: 'Phone and e-mail',
    hours: 'Opening hours',
    venue: 'Venue',
    fssai: 'FSSAI licence',
    gstin: 'GSTIN',
    pan: 'PAN',
    payout: 'Payout account',
    terms: 'Terms',
  },
});
