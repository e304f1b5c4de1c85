import { sql } from 'kysely';
import { figureOf, secondsSince, type HouseFigure } from '#platform/metrics/house-figures.ts';

const dueNotices = sql`notifications where sent_at is null and send_after <= now()`;
const waitingTexts = sql`waiting_texts join notifications using (notification_id)`;

/** What waits to be passed on, and what waits to go out as a text message. */
export const noticeFigures: readonly HouseFigure[] = [
  {
    name: 'tawa_house_waiting_notices',
    help: 'Notices that are due and not passed on to mail, push and text messages',
    rows: () => figureOf(sql`count(*)`, dueNotices),
  },
  {
    name: 'tawa_house_oldest_notice_seconds',
    help: 'How long the first of them has been due',
    rows: () => figureOf(secondsSince(sql`send_after`), dueNotices),
  },
  {
    name: 'tawa_house_waiting_texts',
    help: 'Text messages that have not gone out yet',
    rows: () => figureOf(sql`count(*)`, sql`waiting_texts`),
  },
  {
    name: 'tawa_house_oldest_text_seconds',
    help: 'How long the oldest of them has waited',
    rows: () => figureOf(secondsSince(sql`sent_at`), waitingTexts),
  },
];
