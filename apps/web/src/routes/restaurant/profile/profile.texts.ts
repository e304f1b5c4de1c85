import { defineTexts } from '#lib/i18n/texts.ts';

export const profileScreenTexts = defineTexts({
  title: 'Profile',
  facts: 'What customers see, your legal papers, and your status with us',
  failed: 'We couldn’t load the profile.',
  profileTawa: 'Profile · Tawa',
  loadingProfile: 'Loading the profile',
});
