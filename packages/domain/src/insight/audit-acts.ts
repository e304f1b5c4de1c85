import { findOwn } from '../common/own.ts';

/** How each act reads, by the name under which it is written down. {actor} and {subject} are named; {x} is a fact after the act, {was.x} one before it. What stands in [brackets] is left out where one of its facts is unknown. */
const people = {
  'user.block': '{actor} blocked {subject}',
  'user.unblock': '{actor} unblocked {subject}',
  'user.correct': '{actor} corrected [the {corrected} of ]{subject}',
  'user.message': '{actor} wrote to {subject}',
  'user.cash': '{actor} changed whether {subject} may pay in cash',
  'user.note': '{actor} wrote a note about {subject}',
  'user.pin_note': '{actor} changed which note about {subject} is pinned',
  'user.reset_link': '{actor} mailed {subject} a link for a new password',
  'user.goodwill': '{actor} gave {subject} [{amount} of ]credit',
  'user.second_step': '{actor} turned off the second step of {subject}[ after checking {proofs}]',
  'user.sign_out': '{actor} signed {subject} out everywhere',
  'user.sign_out_device': '{actor} signed {subject} out on one device',
  'user.delete': '{actor} asked for the account of {subject} to be deleted[, due on {due}]',
  'administrator.invite': '{actor} invited {subject} to the office[ as {role}]',
  'administrator.invite_again': '{actor} invited {subject} to the office again',
  'administrator.take_back': '{actor} took back the invitation of {subject} to the office[ as {was.role}]',
  'administrator.by_link': '{subject} became an owner of the office by a link of the server',
  'administrator.join': '{subject} joined the office[ as {role}]',
  'administrator.role': '{actor} changed the role of {subject} in the office[ from {was.role} to {role}]',
  'administrator.remove': '{actor} took {subject} out of the office',
  'office_role.add': '{actor} made the role {subject}',
  'office_role.copy': '{actor} made the role {subject}[ as a copy of {copy_of}]',
  'office_role.update': '{actor} changed the role {subject}',
  'office_role.delete': '{actor} deleted the role {subject}[; who had it is {instead} now]',
  'staff.invite': '{actor} invited somebody to the staff of {subject}[ as {role}]',
  'staff.role': '{actor} changed the role of [{who}|somebody] at {subject}[ from {was.role} to {role}]',
  'staff.remove': '{actor} took [{who}|somebody] off the staff of {subject}',
  'staff.join': '[{who}|{actor}] joined the staff of {subject}[ as {role}]',
  'staff.tablet_on': '{actor} made [“{tablet}”|a device] a shared tablet of {subject}',
  'staff.tablet_off': '{actor} ended the shared tablet [“{tablet}” ]of {subject}',
  'staff.pin_own': '[{who}|{actor}] chose a PIN for the tablets of {subject}',
  'staff.pin_first': '{actor} gave [{who}|somebody] a first PIN for the tablets of {subject}',
  'partner_key.make': '{actor} made the key [“{key}” ]for {subject}[, with {scopes}]',
  'partner_key.end': '{actor} ended the key [“{was.key}” ]of {subject}',
  'webhook.set': '{actor} set where events of {subject} are sent[: {url}]',
  'webhook.end': '{actor} ended the sending of events of {subject}[ to {was.url}]',
  'webhook.rotate':
    '{actor} made a new secret for the events of {subject}[; the one before it ends on {before_signs_until}]',
  'webhook.test': '{actor} sent a test event of {subject}[ to {url}]',
  'webhook.replay': '{actor} sent [{events} ]events of {subject} again',
} as const;

const restaurants = {
  'city.term':
    '{actor} changed [the {was.term}|a term] of {subject}[ from {was.value}][ to {value}][, from {valid_from} on]',
  'city.term_back': '{actor} took back [the {was.term}|a term] of {subject}[: {was.value}][ from {was.valid_from} on]',
  'restaurant.begin': '{actor} began the restaurant {subject}',
  'restaurant.visit_begin': '{actor} opened the panel of {subject}[, until {until}]',
  'restaurant.visit_end': '{actor} left the panel of {subject}[, opened on {began}]',
  'restaurant.draft': '{actor} made {subject} a draft again',
  'restaurant.submitted': '{actor} handed {subject} in for review',
  'restaurant.in_review': '{actor} took up the review of {subject}',
  'restaurant.changes_requested': '{actor} asked {subject} for changes',
  'restaurant.rejected': '{actor} rejected {subject}',
  'restaurant.active': '{actor} approved {subject}',
  'restaurant.suspended': '{actor} suspended {subject}',
  'restaurant.closing': '{actor} began to close {subject}',
  'restaurant.closed': '{actor} closed {subject}',
  'restaurant.commission':
    '{actor} changed the commission of {subject}[ from {was.commission_bp}][ to {commission_bp}][, from {valid_from} on]',
  'restaurant.commission_back':
    '{actor} took back a commission of {subject}[: {was.commission_bp}][ from {was.valid_from} on]',
  'restaurant.premises': '{actor} changed whether {subject} stands in specified premises[, to {specified_premises}]',
  'restaurant.hidden': '{actor} changed whether {subject} is hidden[, to {hidden}]',
  'restaurant.paper': '{actor} decided on a paper of {subject}[: {field}, approved {approved}]',
  'dish.hide': '{actor} took {subject} off the menu',
  'dish.show': '{actor} gave {subject} back to the menu',
  'dish_photo.show': '{actor} showed a photo of {subject}',
  'dish_photo.hide': '{actor} hid a photo of {subject}',
  'price_report.uphold': '{actor} upheld a report of the price of {subject}',
  'price_report.dismiss': '{actor} dismissed a report of the price of {subject}',
  'feedback.hide': '{actor} hid {subject}',
  'feedback.publish': '{actor} showed {subject} again',
  'feedback.keep': '{actor} kept {subject} after it was reported',
  'venue.switch_on': '{actor} put {subject} back into booking',
  'venue.switch_off': '{actor} took {subject} out of booking',
  'booking.cancel': '{actor} cancelled {subject}',
} as const;

const orders = {
  'order.move': '{actor} moved {subject}[ from {was.status}][ to {status}]',
  'order.note': '{actor} wrote a note on {subject}',
  'order.cash': '{actor} settled the cash of {subject}[: {payment_status}]',
  'order.refund': '{actor} refunded [{amount} for ][{what} of ]{subject}[, at the cost of {liable_party}]',
  'order.mail_papers': '{actor} mailed the papers of {subject} again[: {papers}]',
  'refund.approve': '{actor} approved {subject}[: {cause}]',
  'refund.appeal_stands': '{actor} left {subject} with its restaurant after it had objected',
  'refund.appeal_moved': '{actor} moved the cost of {subject} to Tawa after its restaurant had objected',
  'refund.decline': '{actor} declined {subject}',
  'refund.retry': '{actor} sent {subject} once more',
  'share_refund.retry': '{actor} sent {subject} once more',
  'share_refund.paid': '{actor} noted that {subject} was transferred[, reference {reference}]',
  'refund.paid': '{actor} noted that {subject} was transferred[, reference {reference}]',
  'payment.return': '{actor} sent [{returned} of ]{subject} back',
  'cancel_run.start': '{actor} began {subject}[: {orders} orders][, {amount}]',
  'cancel_run.end': '{subject} by {actor} ended[: {cancelled} cancelled][, {left_out} left out][, {amount} sent back]',
  'complaint.note': '{actor} wrote a note on {subject}',
  'complaint.reply': '{actor} answered {subject}',
  'complaint.move': '{actor} moved {subject}[ from {was.status} to {status}]',
  'contact.status': '{actor} marked {subject}[ as {status}]',
  'contact.reply': '{actor} answered {subject} by mail',
} as const;

const money = {
  'coupon.add': '{actor} added the coupon {subject}',
  'coupon.change': '{actor} changed the coupon {subject}',
  'coupon.status': '{actor} moved the coupon {subject}[ from {was.status}][ to {status}]',
  'coupon.delete': '{actor} deleted the coupon {subject}',
  'coupon.agree': '{actor} agreed for {subject} to pay for the coupon[ {code}]',
  'coupon.decline': '{actor} declined for {subject} to pay for the coupon[ {code}]',
  'coupon.withdraw': '{actor} withdrew {subject} from the coupon[ {code}]',
  'payout.draft': '{actor} closed {subject}[ with {drafted} new statements]',
  'payout.issue': '{actor} issued {subject}',
  'payout.pay': '{actor} noted {subject} as paid[, reference {reference}]',
  'payout.return': '{actor} noted that the bank sent {subject} back[: {why}]',
  'payout.ask_bank': '{actor} asked for the bank details for {subject}',
  'payout.hold': '{actor} held {subject}',
  'payout.let_go': '{actor} let {subject} go again',
  'payout.adjust': '{actor} corrected {subject}[ from {was.net}][ to {net}]',
  'payout_batch.make': '{actor} made {subject}[ with {lines} payouts][, {total}]',
  'payout_batch.change': '{actor} took payouts out of {subject}[, {lines} are left][, {total}]',
  'payout_batch.release': '{actor} released {subject}[ with {lines} payouts][, {total}]',
  'payout_batch.drop': '{actor} took {subject} back',
  'payout_batch.read_answer': '{actor} read the bank’s answer to {subject}[: {lines} lines of {file}]',
  'payout_batch.answer':
    '{actor} let the bank’s answer to {subject} count[: {paid} paid][, {returned_lines} returned][, {left} left]',
  'payout_batch.answer_again': '{actor} sent the bank’s answer to {subject} again; it had counted already',
  'bank_format.add': '{actor} added the bank format {subject}',
  'bank_format.change': '{actor} changed the bank format {subject}',
  'bank_format.delete': '{actor} deleted the bank format {subject}',
  'tax_rate.add': '{actor} changed the rate of {subject}[ from {was.rate_bp}][ to {rate_bp}][, from {valid_from} on]',
  'tax_rate.take_back': '{actor} took back a rate of {subject}[: {was.rate_bp}][ from {was.valid_from} on]',
} as const;

const content = {
  'blog.begin': '{actor} began the post {subject}',
  'blog.publish': '{actor} published the post {subject}',
  'blog.schedule': '{actor} scheduled the post {subject}[ for {publish_on}]',
  'blog.ask_changes': '{actor} asked for changes to the post {subject}',
  'blog.hide': '{actor} took the post {subject} off the blog',
  'blog.take_back': '{actor} took the post {subject} back',
  'blog.delete': '{actor} deleted the post {subject}',
  'legal_text.publish': '{actor} published [version {version} of ]{subject}[, in force from {effective_from}]',
  'legal_text.translate': '{actor} translated [version {version} of ]{subject}',
  'legal_text.withdraw': '{actor} withdrew a translation of [version {was.version} of ]{subject}',
  'legal_text.take_back': '{actor} took back [version {was.version} of ]{subject}',
  'setting.change': '{actor} changed {subject}[ from {was.value}][ to {value}][, from {valid_from} on]',
  'setting.take_back': '{actor} took back a change of {subject}[ to {was.value}][ from {was.valid_from} on]',
  'provider_key.set': '{actor} set the key {subject}',
  'provider_key.remove': '{actor} removed the key {subject}',
  'mail.test': '{actor} sent a test letter',
  'export.take': '{actor} downloaded {subject}[, {rows} rows][, narrowed by {filter}]',
  'category.merge': '{actor} merged the category {subject}[ into {into}][, {dishes} dishes]',
} as const;

const telling = {
  'broadcast.add': '{actor} wrote the broadcast {subject}',
  'broadcast.change': '{actor} changed the broadcast {subject}',
  'broadcast.delete': '{actor} deleted the draft {subject}',
  'broadcast.test': '{actor} sent themselves the broadcast {subject} as a test',
  'broadcast.plan': '{actor} planned the broadcast {subject}[ for {starts_at}]',
  'broadcast.pause': '{actor} paused the broadcast {subject}[ after {sent} of {people} people]',
  'broadcast.go_on': '{actor} resumed the broadcast {subject}',
  'broadcast.stop': '{actor} stopped the broadcast {subject}[ after {sent} of {people} people]',
  'broadcast.take_back': '{actor} moved the broadcast {subject} back to drafts',
  'broadcast.end': 'The broadcast {subject} of {actor} was sent[ to {sent} of {people} people]',
  'news.send': '{actor} wrote to the guests of {subject}[: {title}]',
  'news.stop': '{actor} stopped a message to the guests of {subject}[ after {told} people]',
  'scheduled_report.add': '{actor} has the report {subject} mailed[ to {readers}]',
  'scheduled_report.pause': '{actor} paused the report {subject}',
  'scheduled_report.go_on': '{actor} resumed the report {subject}',
  'scheduled_report.send': '{actor} mailed the report {subject} at once[ to {letters} people]',
  'scheduled_report.delete': '{actor} ended the report {subject}',
  'scheduled_report.take_off':
    'The report {subject} of {actor} no longer goes to [{taken_off} ]people who may not read it',
} as const;

/** Plain rows of the office, each with its three acts. */
const shelves = {
  'category.add': '{actor} added the category {subject}',
  'category.change': '{actor} changed the category {subject}',
  'category.delete': '{actor} deleted the category {subject}',
  'city.add': '{actor} added the city {subject}',
  'city.change': '{actor} changed the city {subject}',
  'city.delete': '{actor} deleted the city {subject}',
  'city_announcement.add': '{actor} added the announcement {subject}',
  'city_announcement.change': '{actor} changed the announcement {subject}',
  'city_announcement.delete': '{actor} deleted the announcement {subject}',
  'faq.add': '{actor} added the question {subject}',
  'faq.change': '{actor} changed the question {subject}',
  'faq.delete': '{actor} deleted the question {subject}',
  'hero_slide.add': '{actor} added the slide {subject}',
  'hero_slide.change': '{actor} changed the slide {subject}',
  'hero_slide.delete': '{actor} deleted the slide {subject}',
  'search_alias.add': '{actor} added the search word {subject}',
  'search_alias.change': '{actor} changed the search word {subject}',
  'search_alias.delete': '{actor} deleted the search word {subject}',
  'team_member.add': '{actor} added {subject} to the team',
  'team_member.change': '{actor} changed {subject} in the team',
  'team_member.delete': '{actor} took {subject} off the team',
  'testimonial.add': '{actor} added the testimonial of {subject}',
  'testimonial.change': '{actor} changed the testimonial of {subject}',
  'testimonial.delete': '{actor} deleted the testimonial of {subject}',
} as const;

/** The sentence of every act that the log can hold: what is not here cannot be written down. */
export const auditActs = {
  ...people,
  ...restaurants,
  ...orders,
  ...money,
  ...content,
  ...telling,
  ...shelves,
} as const;
export type AuditAct = keyof typeof auditActs;
/** The acts on one kind of thing. */
export type AuditActOf<Kind extends string> = Extract<AuditAct, `${Kind}.${string}`>;

type Facts = Readonly<Record<string, unknown>>;
type Turn = (after: Facts, before: Facts) => string | undefined;

const either =
  (field: string, yes: string, no: string): Turn =>
  (after) => {
    const value = findOwn(after, field);
    return typeof value === 'boolean' ? (value ? yes : no) : undefined;
  };

/** Acts that read otherwise by what they changed. */
const turns = new Map<string, Turn>([
  [
    'city.term',
    (after) =>
      after['value'] === null
        ? '{actor} ended [the {was.term}|a term] that {subject} had of its own[: {was.value}][, from {valid_from} on]'
        : undefined,
  ],
  [
    'user.cash',
    either('cod_allowed', '{actor} lets {subject} pay in cash again', '{actor} no longer lets {subject} pay in cash'),
  ],
  [
    'user.pin_note',
    either('pinned', '{actor} pinned a note about {subject}', '{actor} unpinned a note about {subject}'),
  ],
  [
    'restaurant.hidden',
    either('hidden', '{actor} hid {subject} from the site', '{actor} showed {subject} on the site again'),
  ],
  [
    'restaurant.premises',
    either(
      'specified_premises',
      '{actor} noted that {subject} stands in specified premises',
      '{actor} noted that {subject} does not stand in specified premises',
    ),
  ],
  [
    'restaurant.paper',
    either('approved', '{actor} approved the new {field} of {subject}', '{actor} refused the new {field} of {subject}'),
  ],
  [
    'restaurant.active',
    (_, before) => (before['lifecycle'] === 'suspended' ? '{actor} lifted the suspension of {subject}' : undefined),
  ],
  [
    'coupon.status',
    (after) =>
      findOwn(
        {
          active: '{actor} started the coupon {subject}',
          paused: '{actor} paused the coupon {subject}',
          ended: '{actor} ended the coupon {subject}',
        },
        String(after['status']),
      ),
  ],
]);

/** The sentence of an act that the log holds, with its gaps; one for acts of an older release as well. */
export const actWords = (action: string, before: Facts, after: Facts): string =>
  turns.get(action)?.(after, before) ??
  findOwn<string>(auditActs, action) ??
  `{actor}: ${action.replaceAll(/[._]/g, ' ')}, {subject}`;

type ShelfAct = keyof typeof shelves;
/** What a plain row is called in the log. */
export type ShelfSubject = ShelfAct extends `${infer Subject}.${string}` ? Subject : never;
