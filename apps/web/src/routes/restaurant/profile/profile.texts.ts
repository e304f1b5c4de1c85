import { defineTexts } from '#lib/i18n/texts.ts';

export const profileScreenTexts = defineTexts({
  title: 'Profile',
  facts: 'What customers read, your legal papers, and where you stand with us',
  failed: 'The profile could not be read.',
  profileTawa: 'Profile · Tawa',
  loadingProfile: 'Loading the profile',
});
