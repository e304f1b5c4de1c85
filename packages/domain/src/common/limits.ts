import { dayMs } from './durations.ts';
/* Accounts and forms */
/** Characters the password of a customer or a restaurant needs. */
export const passwordLengthMin = 6;
/** Characters the password of an administrator or an invited member of staff needs. */
export const staffPasswordLengthMin = 12;
/** Characters a password may have at most. */
export const passwordLengthMax = 128;
/** Digits of every mobile and phone number. */
export const mobileDigits = 10;
/** Digits of a pin code; the first is never 0. */
export const pinCodeDigits = 6;
/** Digits of the code that a customer tells the rider. */
export const handoverCodeDigits = 4;
/** The lowest user id, so that every id has the three characters the complaint form asks for. */
export const firstUserId = 1001;
/** Saved addresses of one customer. */
export const addressesMax = 10;
/** Dishes, and restaurants, that one customer may save. */
export const favouritesMax = 200;
/** Characters of a person's or restaurant's name. */
export const nameLengthMax = 100;
/** Characters of an e-mail address. */
export const emailLengthMax = 254;
/** Characters of one line of an address. */
export const addressLineLengthMax = 200;
/** The name in the client's state before anybody signs in. */
export const guestUsername = 'User 1';
/** Hours that a token lasts without *Remember me*. */
export const sessionHours = 12;
/** Days that a token lasts with *Remember me*. */
export const rememberedDays = 30;
/** Minutes for which the link to a new password works. */
export const resetLinkMinutes = 15;
/** Hours for which the link that proves an e-mail address works. */
export const verifyLinkHours = 48;
/** Digits of an authenticator app's code. */
export const twoFactorDigits = 6;
/** Codes that open an account whose authenticator app is lost. */
export const recoveryCodes = 10;
/** Milliseconds between two looks at the token's expiry. */
export const expiryPollMs = 5000;
/** Days for which the file with somebody's own data can be downloaded. */
export const exportDays = 7;
/** Seconds within which the ticket of a download must be used. */
export const exportTicketS = 30;
/** Minutes after which the making of a file counts as failed. */
export const exportMinutesMax = 15;
/** Days in which a deleted account can be brought back. */
export const deletionUndoDays = 7;

/* Complaints and messages */
/** Characters a complaint's user id needs. */
export const complaintUserIdLengthMin = 3;
/** Characters a complaint's name needs. */
export const complaintNameLengthMin = 2;
/** Characters a complaint's subject needs when one is given. */
export const complaintSubjectLengthMin = 3;
/** Characters a complaint's message needs. */
export const complaintMessageLengthMin = 10;
/** Characters of a subject line. */
export const subjectLengthMax = 150;
/** Characters of a complaint, a contact message or a reply. */
export const messageLengthMax = 4000;
/** Photos of one complaint. */
export const complaintPhotosMax = 5;
/** Bytes that the complaint photos of one account may take. */
export const complaintPhotoBytesMax = 50 * 1024 * 1024;
/** Hours until a complaint must be acknowledged. */
export const complaintAcknowledgeHours = 48;
/** Days until a complaint must be redressed. */
export const complaintRedressDays = 30;
/** Hours until a food-safety report must be looked into. */
export const foodSafetyHours = 24;
/** Days in which a resolved complaint may be opened again. */
export const complaintReopenDays = 7;

/* What a screen waits for */
/** Milliseconds a toast stays in the session and login flows. */
export const sessionToastMs = 5000;
/** Milliseconds a toast stays everywhere else. */
export const noticeToastMs = 3000;
/** Milliseconds a board says what it could not do: hands are wet, and eyes two metres away. */
export const boardToastMs = 10_000;
/** Milliseconds that 'You're Online' stays. */
export const onlineToastMs = 3000;
/** Share of a toast's size, in percent, that must be dragged to dismiss it. */
export const toastDragPercent = 80;
/** Milliseconds from a sent complaint to the home page. */
export const complaintRedirectMs = 2000;
/** Milliseconds from a finished sign-up to the login page. */
export const signupRedirectMs = 1500;
/** Milliseconds between two slides of hero and testimonials. */
export const heroIntervalMs = 4000;
/** Milliseconds of the fade between two slides. */
export const heroFadeMs = 1000;
/** Pixels of scroll after which the header is compact. */
export const headerCompactPx = 50;
/** Milliseconds between two looks at an order while its live stream is down. */
export const livePollMs = 20_000;

/* Lists */
/** Dishes shown for each category on the menu page. */
export const menuDishesPerCategory = 3;
/** The category of a dish that names none. */
export const categoryFallback = 'Others';
/** Blogs of one page. */
export const blogPageSize = 6;
/** Page buttons shown at once. */
export const paginationWindow = 5;
/** Rows of one page of a panel's table. */
export const tablePageSize = 25;
/** Rows of a list that one file holds at most. */
export const exportRowsMax = 20_000;
/** Rows of one page that a caller may ask for at most. */
export const pageSizeMax = 100;
/** Restaurants of one page of the list, and added by 'Show more'. */
export const restaurantsPageSize = 24;
/** Notifications of one page of the inbox. */
export const notificationsPageSize = 20;
/** Browsers of one person that get web push, the newest. */
export const pushBrowsersMax = 10;
/** Reviews of one page. */
export const reviewsPageSize = 10;
/** Loading placeholders, fewest. */
export const placeholdersMin = 3;
/** Loading placeholders, most. */
export const placeholdersMax = 12;
/** Stations of one kitchen, and characters of the name of one. */
export const stationsMax = 8;
export const stationNameLengthMax = 20;
/** Finished tickets that a kitchen can call back to its screen. */
export const recalledMax = 10;
/** Characters of a dish's name in its kitchen, which is read from two metres. */
export const kitchenNameLengthMax = 22;
/** Own sections of one menu, dishes of one section, and characters of its name. */
export const menuSectionsMax = 30;
export const sectionDishesMax = 300;
export const sectionNameLengthMax = 40;
/** Minutes for which a dish in a cart can still be ordered after the time of its section has ended. */
export const sectionGraceMin = 10;
/** Characters of a dish's description on a card. */
export const descriptionCardLength = 80;
/** The minutes of the restaurant list's delivery-time filter. */
export const deliveryTimeCapsMin = [30, 45, 60] as const;
/** The lowest ratings that the restaurant list can ask for. */
export const ratingFloors = [4.5, 4, 3.5] as const;
/** The rupees for two that the restaurant list can ask for. */
export const priceForTwoCaps = [300, 500, 800] as const;
/** Minutes on a restaurant's card when its own delivery time is unknown. */
export const deliveryTimeDefaultMin = 30;
/** Levels of a rating. */
export const ratingMax = 5;
/** Days after a delivery in which a review counts as a verified order's, and its dishes are rated and rated anew. */
export const verifiedOrderDays = 90;
/** Days in which an account counts as new. */
export const newAccountDays = 7;
/** Characters of a review. */
export const reviewLengthMax = 2000;

/** The figures of the about block while the office has set no others. */
export const marketingFigures = { dishes: '100+', served: '4,000+', restaurants: '10+', customers: '10,000+' } as const;
/** How often a lone testimonial is shown, so that the carousel has somewhere to go. */
export const loneTestimonialCopies = 3;

/* Table bookings */
/** Guests of one booking; larger parties write to the restaurant. */
export const guestsMax = 5;
/** Minutes between now and the earliest table. */
export const bookingLeadMin = 60;
/** Days ahead that a table can be booked. */
export const bookingDaysMax = 30;
/** Minutes that a chosen table is held. */
export const bookingHoldMin = 10;
/** Minutes that guests may be late. */
export const bookingGraceMin = 15;
/** Hours before the start until which a customer may cancel. */
export const bookingCancelHours = 2;
/** Minutes before the start at which an unanswered request ends. */
export const bookingAnswerMin = 30;
/** Hours before the start at which guests are reminded. */
export const bookingReminderHours = 24;
/** Hours after the planned end at which forgotten guests are taken as gone. */
export const bookingForgottenHours = 3;
/** Bookings of one page. */
export const bookingsPageSize = 20;

/* Cart and bill */
/** Portions of one cart line. */
export const lineQuantityMax = 20;
/** Lines of one cart. */
export const cartLinesMax = 50;
/** Milliseconds that a quoted bill is kept. */
export const quoteTtlMs = 10 * 60_000;
/** The largest order, in paise. */
export const orderTotalMaxPaise = 2_500_000;
/** The largest order that may be paid in cash, in paise. */
export const codTotalMaxPaise = 150_000;
/** Refused cash orders after which a customer must pay online. */
export const codRefusalsMax = 2;
/** The platform's fee for one order, in paise. */
export const platformFeePaise = 600;
/** The smallest tip that can be written and the largest, in rupees; a tip is in whole ones. */
export const tipRupees = { min: 1, max: 1000 } as const;
/** The tips offered at the checkout and at a table, in rupees. */
export const tipChoices = [20, 30, 50] as const;
/** Tax rates in basis points when the office has set no others. */
export const taxRatesDefaultBp = {
  restaurant_service: 500,
  packaged: 1200,
  delivery: 1800,
  platform_fee: 1800,
} as const;
/** Characters of the note to the kitchen on one line. */
export const lineNoteLengthMax = 120;
/** Characters of the note to the rider. */
export const instructionsLengthMax = 200;
/** Characters of the sentence that tells where an order was left. */
export const doorNoteLengthMin = 5;
/** Characters of a reason written in somebody's own words. */
export const reasonLengthMax = 300;
/** The pattern of a coupon's code, after trimming and upper-casing. */
export const couponCodePattern = /^[A-Z0-9]{4,16}$/;
/** Characters from which the coupon button is active. */
export const couponCodeLengthMin = 4;

/* Orders and kitchens */
/** Milliseconds before an unanswered order is rejected at which it warns. */
export const acceptWarningMs = 3 * 60_000;
/** Milliseconds after placing at which an unanswered order is rejected. */
export const autoRejectMs = 8 * 60_000;
/** Milliseconds after placing in which a customer may cancel an accepted order. */
export const cancelGraceMs = 60_000;
/** Milliseconds until an unanswered wish to cancel goes to the office. */
export const cancelRequestMs = 5 * 60_000;
/** Milliseconds that a customer has to say what becomes of a sold-out dish. */
export const shortageAnswerMs = 5 * 60_000;
/** Orders that one press of a kitchen moves at most. */
export const movedTogetherMax = 100;
/** Milliseconds after the promise at which an order is late. */
export const lateAfterMs = 10 * 60_000;
/** Milliseconds after dispatch at which a delivery is closed by itself. */
export const autoCompleteMs = 3 * 3_600_000;
/** Milliseconds that an unpaid online order waits. */
export const paymentWindowMs = 15 * 60_000;
/** Milliseconds after delivery in which a refund may be asked for. */
export const refundWindowMs = 2 * 3_600_000;
/** Milliseconds in which a restaurant may say its side of a refund. */
export const refundCommentMs = dayMs;
/** Business days that a refund takes, as the texts say. */
export const refundBusinessDays = { from: 5, to: 7 } as const;
/** Minutes between now and the earliest scheduled order. */
export const scheduleLeadMin = 45;
/** Days ahead that an order can be scheduled. */
export const scheduleDaysMax = 7;
/** Minutes of one delivery slot. */
export const slotMinutes = 30;
/** What each further portion of a dish adds of the time of the first. */
export const furtherPortionShare = 0.25;
/** Slots that are named when the wanted one cannot be had. */
export const nextSlotsMax = 4;
/** Minutes before closing at which the last order is taken. */
export const lastOrderCutoffMin = 20;
/** Minutes that a kitchen may promise, fewest. */
export const prepMinutesMin = 5;
/** Minutes that a kitchen may promise, most. */
export const prepMinutesMax = 120;
/** Minutes that a kitchen promises when it has set none. */
export const prepMinutesDefault = 20;
/** The preparation times a kitchen can pick when accepting. */
export const prepMinutesChoices = [10, 15, 20, 25, 30, 40] as const;
/** Minutes on the road when the distance is unknown. */
export const travelMinutesDefault = 15;
/** Minutes to which a promise is rounded up. */
export const promiseStepMin = 5;
/** Minutes between the two ends of a promise. */
export const promiseWindowMin = 10;
/** Minutes added by a busy kitchen that names none. */
export const busyMinutesDefault = 15;
/** The delays a kitchen can add to an order. */
export const delayMinutesChoices = [5, 10, 15, 20] as const;
/** The pauses a kitchen can choose, in minutes. */
export const pauseMinutesChoices = [15, 30, 60] as const;
/** Unanswered orders in a row after which a restaurant is paused. */
export const missedBeforePause = 2;
/** Wrong handover codes before only the other ways are left. */
export const handoverTriesMax = 3;
/** The local hour at which a service day ends and the next begins. */
export const serviceDayStartHour = 5;
/** The zone of a restaurant that has set none. */
export const timeZoneDefault = 'Asia/Kolkata';

/* Search */
/** Characters of what is searched for. */
export const searchLengthMax = 60;
/** Dishes or restaurants of one page of results. */
export const searchPageSize = 24;
/** Dishes, and restaurants, that one search finds at most. */
export const searchResultsMax = 120;
