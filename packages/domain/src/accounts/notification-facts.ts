import type { Called } from '../catalogue/names/read-names.ts';
import type { NotificationKind } from './notifications.ts';
import type { Serving } from '../ordering/order-states.ts';

/** What it names that has names in other languages, for whoever reads it there. */
interface WithCalled {
  called?: readonly Called[] | undefined;
}
interface OfOrder extends WithCalled {
  order_number: string;
  restaurant_name: string;
}
interface OfKitchenOrder {
  order_number: string;
}
/** What goes back to the customer, in paise; 0 where nothing was paid, left out where others tell of it. */
interface WithRefund {
  refund?: number;
}
interface OfComplaint {
  /** What the complaint is called on screens. */
  complaint: string;
  order_number: string;
}

export type LifeNews =
  | 'active'
  | 'changes_requested'
  | 'rejected'
  | 'suspended'
  | 'closed'
  | 'unlisted'
  | 'listed'
  | 'paper_approved'
  | 'paper_refused'
  | 'webhooks_parked'
  | 'dish_hidden'
  | 'dish_shown'
  | 'blog_published'
  | 'blog_scheduled'
  | 'blog_changes'
  | 'blog_hidden';
export type RefundStep = 'requested' | 'approved' | 'declined' | 'processed' | 'failed' | 'credited';
export type BookingStep = 'requested' | 'confirmed' | 'declined' | 'cancelled' | 'changed' | 'reminder' | 'no_show';
export type ComplaintStep =
  | 'received'
  | 'acknowledged'
  | 'in_progress'
  | 'question'
  | 'reply'
  | 'resolved'
  | 'declined'
  | 'reopened'
  | 'closed';

interface OfBooking extends WithCalled {
  booking_number: string;
  restaurant_name: string;
  starts_at: Date;
  time_zone: string;
  guests: number;
}

type Exactly<T extends Record<NotificationKind, object>> = T;

/** What happens to what a restaurant says of its counter: `dishes` of them lapse, or one was reported. */
export type CounterPriceNews =
  | { step: 'soon' | 'lapsed'; dishes: number; day: string }
  | {
      step: 'reported' | 'upheld' | 'dismissed';
      dish_name: string;
      menu_id: number;
      reason?: string;
      price_seen: number;
      /** Whether an upheld report withdrew what was declared, which a correction goes before. */
      is_withdrawn?: boolean;
    };

/** A refund that a restaurant bears, until when it may object, and what became of its objection. */
export interface RefundNews {
  step: 'deducted' | 'stands' | 'moved';
  order_number: string;
  amount: number;
  refund_id: number;
  until: Date;
  time_zone: string;
}

/** What has to be known to tell of each kind; amounts in paise. */
export type NotificationFacts = Exactly<{
  order_placed: OfOrder & { total: number; is_accepted: boolean; scheduled_for: Date | null; time_zone: string };
  order_accepted: OfOrder & { promised_to: Date | null; time_zone: string; serving: Serving };
  order_late: OfOrder & { promised_to: Date | null; time_zone: string };
  order_ready: OfOrder & { serving: Serving };
  order_out: OfOrder & { promised_to: Date | null; time_zone: string; rider_name?: string | null };
  order_delivered: OfOrder & { serving: Serving };
  order_rejected: OfOrder & WithRefund & { reason: string | null };
  /** `goodwill` is credit in paise that comes with it. */
  order_cancelled: OfOrder & WithRefund & { reason: string | null; goodwill?: number };
  order_changed: OfOrder & WithRefund & { dish_names: readonly string[]; total: number };
  order_question: OfOrder & { dish_name: string; until: Date; time_zone: string };
  order_kept: OfOrder & { dish_name: string };
  group_order: WithCalled & {
    group_id: number;
    restaurant_name: string;
    guests: number;
    lines: number;
    step: 'closed' | 'lapsed' | 'paid' | 'dropped' | 'returned';
    /** Who dropped out. */
    names?: readonly string[];
  };
  payment_failed: OfOrder & { total: number };
  payment_late: OfOrder & { amount: number };
  refund: { order_number: string; amount: number; refund_id?: number; step: RefundStep; reason?: string | null };
  booking: OfBooking & { step: BookingStep; reason?: string | null };
  complaint: OfComplaint & { step: ComplaintStep };
  price_report: WithCalled & {
    dish_name: string;
    restaurant_name: string;
    menu_id: number;
    step: 'upheld' | 'dismissed';
    reason: string;
    is_withdrawn: boolean;
  };
  kitchen_order: OfKitchenOrder & { total: number; scheduled_for: Date | null; time_zone: string };
  kitchen_order_missed: OfKitchenOrder;
  kitchen_cancel_request: OfKitchenOrder & { reason: string | null };
  kitchen_order_cancelled: OfKitchenOrder & { reason: string | null; by: 'customer' | 'office' };
  kitchen_paused: { missed: number };
  kitchen_booking: Omit<OfBooking, 'restaurant_name'> & { name: string; step: 'requested' | 'confirmed' | 'cancelled' };
  /** `amount` is what a guest would like to pay in cash, or what was left of a bill that ended by itself. */
  kitchen_table: { table: string; name: string | null; amount: number; step: 'cash' | 'ended' };
  kitchen_complaint: OfComplaint & { step: 'received' | 'question' | 'closed' };
  kitchen_licence: { days: number };
  kitchen_life: WithCalled & { step: LifeNews; reason?: string | null };
  kitchen_payout: { amount: number; period: string; step?: 'returned' | 'bank_asked'; reason?: string };
  kitchen_refund: RefundNews;
  kitchen_review: { stars: number; about: string };
  kitchen_coupon: WithCalled & { code: string; title: string };
  kitchen_counter_price: WithCalled & CounterPriceNews;
  office_stuck_order: OfOrder & { since: Date; time_zone: string };
  office_cancel_run: { cancel_run_id: number; done: number; left: number; amount: number };
  office_complaint: OfComplaint & { subject: string };
  office_overdue_complaint: OfComplaint;
  office_refund: { order_number: string; amount: number; objected_id?: number };
  office_payment: { order_number: string; amount: number; expected: number };
  office_event: { provider: string };
  office_restaurant: { restaurant_name: string; city: string };
  office_paper: { restaurant_name: string };
  offer: { title: string; body: string; link: string | null };
  restaurant_news: WithCalled & { restaurant_name: string; title: string; body: string };
  house_message: { text: string };
  security_sign_in: { device: string };
  security_password: object;
  security_deletion: { due: Date };
}>;
