import { defineTexts } from '#lib/i18n/texts.ts';

export const dashboardScreenTexts = defineTexts({
  welcome: 'Welcome, {name}',
  opensIn: '{restaurant} opens on Tawa in four steps',
  open: 'Open the board',
  title: 'Dashboard',
  paused: 'Not taking orders.',
  closed: 'Closed.',
  failed: 'Today’s figures could not be read.',
  report: 'The whole report',
  loading: 'Loading the dashboard',
  openNow: 'Open.',
  coupons: 'Your coupons',
  openUntil: 'Open until {until}.',
  closedUntil: 'Closed. Opens {next}.',
  reviewsLink: 'Reviews',
  complaintsLink: 'Complaints',
  attentionFailed: 'What waits for you could not be read.',
});
