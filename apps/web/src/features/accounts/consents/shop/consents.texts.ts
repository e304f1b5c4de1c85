import { defineTexts } from '#lib/i18n/texts.ts';

export const consentsTexts = defineTexts({
  pleaseReadWhat: 'Please read what changed and agree to it.',
  iAgree: 'I agree',
  readInNew: 'Read it<span>: {title}, in a new tab</span>',
  changedOn: '{title}: changed on {effectiveFrom}',
  agreeing: 'Agreeing...',
  inNewTab: 'in a new tab',
  on: 'on {at}',
  notAgreedYet: 'Not agreed to yet',
  versionAgreedOn: 'Version {acceptedVersion}, agreed on {acceptedAt}',
  versionWaitsFor: '. Version {version} waits for you.',
  offersByMail: 'Offers by mail',
  offersAsNotices: 'Offers as notifications, here and on your phone',
  offersByDiet: 'Offers that match my diet',
  allowed: 'Allowed',
  takenBack: 'Taken back',
  consents: 'Consents',
  whatAgreedOffers: 'What you agreed to. Offers come only if you want them.',
  consentsCouldNot: 'We couldn’t load your consents.',
  loadingConsents: 'Loading your consents',
});
