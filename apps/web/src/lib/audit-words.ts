import { findOwn } from '@tawa/domain/common/own';
import { formatDateTime } from './format.ts';
import { libTexts } from './lib.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

const partnerActionsIn = keepEach((language: Language): Record<string, string> => {
  const t = textsIn(libTexts, language);
  return {
    'partner_key.make': t.madePartnerKey,
    'partner_key.end': t.endedPartnerKey,
    'webhook.set': t.setWebhook,
    'webhook.end': t.endedWebhook,
    'webhook.rotate': t.rotatedWebhook,
    'webhook.test': t.testedWebhook,
    'webhook.replay': t.replayedWebhooks,
  };
});

const officeRoleActionsIn = keepEach((language: Language): Record<string, string> => {
  const t = textsIn(libTexts, language);
  return {
    'office_role.add': t.addedOfficeRole,
    'office_role.copy': t.copiedOfficeRole,
    'office_role.update': t.updatedOfficeRole,
    'office_role.delete': t.deletedOfficeRole,
  };
});

const peopleActionsIn = keepEach((language: Language): Record<string, string> => {
  const t = textsIn(libTexts, language);
  return {
    'user.block': t.blocked,
    'user.unblock': t.unblocked,
    'user.cash': t.changedCashOn,
    'user.note': t.wroteNote,
    'user.reset_link': t.mailedResetLink,
    'user.goodwill': t.gaveGoodwill,
    'user.second_step': t.resetSecondStep,
    'user.sign_out': t.signedOutEverywhere,
    'user.sign_out_device': t.signedOutDevice,
    'user.pin_note': t.pinnedNote,
    'user.delete': t.askedDeletion,
  };
});

const tellingActionsIn = keepEach((language: Language): Record<string, string> => {
  const t = textsIn(libTexts, language);
  return {
    'broadcast.add': t.wroteBroadcast,
    'broadcast.change': t.changedBroadcast,
    'broadcast.delete': t.deletedBroadcast,
    'broadcast.test': t.triedBroadcast,
    'broadcast.plan': t.plannedBroadcast,
    'broadcast.pause': t.pausedBroadcast,
    'broadcast.go_on': t.wentOnBroadcast,
    'broadcast.stop': t.stoppedBroadcast,
    'broadcast.take_back': t.tookBroadcastBack,
    'broadcast.end': t.endedBroadcast,
    'scheduled_report.add': t.addedReport,
    'scheduled_report.pause': t.pausedReport,
    'scheduled_report.go_on': t.wentOnReport,
    'scheduled_report.send': t.sentReport,
    'scheduled_report.delete': t.deletedReport,
    'scheduled_report.take_off': t.tookReaderOff,
  };
});

const actionsIn = keepEach((language: Language): Record<string, string> => {
  const t = textsIn(libTexts, language);
  return {
    ...partnerActionsIn(language),
    ...peopleActionsIn(language),
    ...tellingActionsIn(language),
    'blog.publish': t.published,
    'blog.schedule': t.scheduled,
    'blog.ask_changes': t.askedForChanges,
    'blog.hide': t.tookOffBlog,
    'blog.begin': t.beganPost,
    'blog.take_back': t.tookPostBack,
    'blog.delete': t.deletedPost,
    'coupon.agree': t.agreedPayFor,
    'coupon.decline': t.declinedCoupon,
    'coupon.withdraw': t.withdrewFromCoupon,
    'restaurant.begin': t.beganRestaurant,
    'restaurant.visit_begin': t.lookedAtPanel,
    'restaurant.visit_end': t.stoppedLooking,
    'staff.tablet_on': t.sharedTablet,
    'staff.tablet_off': t.endedTablet,
    'staff.pin_own': t.choseOwnPin,
    'staff.pin_first': t.gaveFirstPin,
    'order.mail_papers': t.mailedPapersAgain,
    'legal_text.publish': t.publishedVersion,
    'tax_rate.add': t.addedTaxRate,
    'tax_rate.take_back': t.tookTaxRate,
    'provider_key.set': t.setKey,
    'provider_key.remove': t.forgotKey,
    'hero_slide.add': t.addedSlide,
    'hero_slide.change': t.changedSlide,
    'hero_slide.delete': t.deletedSlide,
    'legal_text.take_back': t.tookVersionBack,
    'mail.test': t.sentTestLetter,
    'export.take': t.downloadedFile,
    'cancel_run.start': t.beganCancelRun,
    'cancel_run.end': t.endedCancelRun,
    'payout.let_go': t.letPayoutGo,
    'payout_batch.make': t.madeBankFile,
    'payout_batch.change': t.tookLinesOut,
    'payout_batch.release': t.releasedBankFile,
    'payout_batch.drop': t.tookFileBack,
    'payout_batch.read_answer': t.readBankAnswer,
    'payout_batch.answer': t.letAnswerCount,
    'payout_batch.answer_again': t.triedAnswerAgain,
    'administrator.invite': t.invitedAdministrator,
    'administrator.invite_again': t.invitedAdministratorAgain,
    'administrator.take_back': t.tookInvitationBack,
    'administrator.by_link': t.becameOwnerBy,
    'administrator.join': t.joinedOffice,
    'administrator.role': t.changedRoleIn,
    'administrator.remove': t.removedFromOffice,
    ...officeRoleActionsIn(language),
  };
});

/** 'user.reset_link' in words. */
export const actionWords = (action: string, language: Language): string =>
  findOwn(actionsIn(language), action) ?? action.replaceAll(/[._]/g, ' ').replace(/^./, (first) => first.toUpperCase());

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const code = /^[a-z]+(_[a-z]+)+$/;

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'string' && instant.test(value)) return formatDateTime(value);
  if (typeof value === 'string') return code.test(value) ? value.replaceAll('_', ' ') : value;
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value);
};

export interface ChangedField {
  field: string;
  before: string;
  after: string;
}

/** The fields that a deed changed, each with its old and new value. */
export function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): ChangedField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => ({
    field: name.replaceAll('_', ' '),
    before: shown(findOwn(before, name)),
    after: shown(findOwn(after, name)),
  }));
}

/** What deeds are done to, in words. */
export const auditSubjectsIn = keepEach((language: Language): Readonly<Record<string, string>> => {
  const t = textsIn(libTexts, language);
  return {
    administrator: t.invitationsOffice,
    blog: t.blogs,
    booking: t.bookings,
    broadcast: t.broadcasts,
    cancel_run: t.cancelRuns,
    category: t.categories,
    city: t.cities,
    complaint: t.complaints,
    contact: t.contacts,
    coupon: t.coupons,
    dish: t.dishes,
    faq: t.faqs,
    feedback: t.feedback,
    font: t.fonts,
    hero_slide: t.slides,
    legal_text: t.legalTexts,
    mail: t.mail,
    office_role: t.officeRoles,
    order: t.orders,
    payment: t.payments,
    bank_format: t.bankFormats,
    payout: t.payouts,
    payout_batch: t.bankFiles,
    provider_key: t.keysProviders,
    refund: t.refunds,
    restaurant: t.restaurants,
    scheduled_report: t.scheduledReports,
    search_alias: t.searchWords,
    setting: t.settings,
    tax_rate: t.taxRates,
    team_member: t.team,
    testimonial: t.testimonials,
    user: t.accounts,
    venue: t.venues,
  };
});
