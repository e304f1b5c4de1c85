import { defineTexts } from '#lib/i18n/texts.ts';

export const dashboardScreenTexts = defineTexts({
  welcome: 'Welcome, {name}',
  opensIn: '{restaurant} opens on Tawa in four steps',
  open: 'Open the board',
  title: 'Dashboard',
  paused: 'Not taking orders.',
  closed: 'Closed.',
  failed: 'We couldn’t load today’s figures.',
  report: 'The whole report',
  loading: 'Loading the dashboard',
  openNow: 'Open.',
  coupons: 'Your coupons',
  openUntil: 'Open until {until}.',
  closedUntil: 'Closed. Opens {next}.',
  reviewsLink: 'Reviews',
  complaintsLink: 'Complaints',
  attentionFailed: 'We couldn’t load what needs you.',
});
