import { findOwn } from '@tawa/domain/common/own';
import { libTexts } from './lib.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

const peopleActionsIn = keepEach((language: Language): Record<string, string> => {
  const t = textsIn(libTexts, language);
  return {
    'user.block': t.blocked,
    'user.unblock': t.unblocked,
    'user.correct': t.correctedPerson,
    'user.message': t.wroteTo,
    'user.cash': t.changedCashOn,
    'user.note': t.wroteNote,
    'user.reset_link': t.mailedResetLink,
    'user.goodwill': t.gaveGoodwill,
    'user.second_step': t.resetSecondStep,
    'user.sign_out': t.signedOutEverywhere,
    'user.sign_out_device': t.signedOutDevice,
    'user.pin_note': t.pinnedNote,
    'user.delete': t.askedDeletion,
    'administrator.by_link': t.becameOwnerBy,
    'administrator.join': t.joinedOffice,
    'administrator.role': t.changedRoleIn,
    'administrator.remove': t.removedFromOffice,
  };
});

/** 'user.reset_link' in words, for acts on an account. */
export const actionWords = (action: string, language: Language): string =>
  findOwn(peopleActionsIn(language), action) ??
  action.replaceAll(/[._]/g, ' ').replace(/^./, (first) => first.toUpperCase());

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
    city_announcement: t.cityAnnouncements,
    complaint: t.complaints,
    contact: t.contacts,
    coupon: t.coupons,
    dish: t.dishes,
    dish_photo: t.dishPhotos,
    price_report: t.priceReports,
    export: t.files,
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
    share_refund: t.shareRefunds,
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
