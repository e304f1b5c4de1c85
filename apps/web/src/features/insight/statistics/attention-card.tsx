import type { Attention } from '@tawa/contract/insight/statistics';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { formatDate, formatWhen } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { dayMs } from '@tawa/domain/common/durations';
import { statisticsTexts } from './statistics.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Line {
  text: string;
  to: string;
  isUrgent: boolean;
}

const licenceWarningDays = 30;
const dueSoonMs = dayMs;
const lowerBy = 0.3;

function kitchenLines(attention: Attention, language: Language): (Line | false)[] {
  const t = textsIn(statisticsTexts, language);
  const { unanswered, late, sold_out, on_sale } = attention;
  return [
    unanswered > 0 && {
      text: t.unanswered({ count: t.orderCount({ count: unanswered }) }),
      to: paths.restaurantOrders,
      isUrgent: true,
    },
    late > 0 && {
      text: t.late({ count: t.orderCount({ count: late }) }),
      to: paths.restaurantOrders,
      isUrgent: true,
    },
    on_sale === 0 && { text: t.noneOnSale, to: paths.restaurantMenu(), isUrgent: true },
    sold_out > 0 && {
      text: t.soldOut({ count: t.dishCount({ count: sold_out }) }),
      to: paths.restaurantMenu(),
      isUrgent: false,
    },
  ];
}

function complaintText(complaints: string, due: string | null, now: number, language: Language): string {
  const t = textsIn(statisticsTexts, language);
  if (due === null) return t.complaints({ count: complaints });
  const said = { count: complaints, when: formatWhen(due, now, language) };
  return Date.parse(due) < now ? t.complaintOverdue(said) : t.complaintDue(said);
}

function guestLines(attention: Attention, now: number, language: Language): (Line | false)[] {
  const t = textsIn(statisticsTexts, language);
  const { unanswered_reviews, open_complaints, complaint_due_at: due, rating, recent_rating } = attention;
  const complaints = t.complaintCount({ count: open_complaints });
  return [
    open_complaints > 0 && {
      text: complaintText(complaints, due, now, language),
      to: paths.restaurantComplaints,
      isUrgent: due !== null && Date.parse(due) < now + dueSoonMs,
    },
    unanswered_reviews > 0 && {
      text: t.reviews({ count: t.reviewCount({ count: unanswered_reviews }) }),
      to: paths.restaurantReviews,
      isUrgent: false,
    },
    recent_rating !== null &&
      rating !== null &&
      recent_rating <= rating - lowerBy && {
        text: t.lowRating({ recent: recent_rating.toFixed(1), all: rating.toFixed(1) }),
        to: paths.restaurantReviews,
        isUrgent: false,
      },
  ];
}

function licenceLine({ licence_until: until }: Attention, now: number, language: Language): Line | false {
  const t = textsIn(statisticsTexts, language);
  if (until === null || Date.parse(until) > now + licenceWarningDays * dayMs) return false;
  const day = formatDate(`${until}T12:00:00Z`, language);
  const isOver = Date.parse(until) + dayMs < now;
  return { text: isOver ? t.licenceOver({ day }) : t.licence({ day }), to: paths.restaurantProfile, isUrgent: isOver };
}

/** What waits for somebody, what cannot wait first; each line leads to where it is done. */
export function AttentionCard({ attention, now }: { attention: Attention; now: number }) {
  const language = useLanguage();
  const t = useTexts(statisticsTexts);
  const lines = [
    ...kitchenLines(attention, language),
    ...guestLines(attention, now, language),
    licenceLine(attention, now, language),
  ]
    .filter((line) => line !== false)
    .toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent));
  return (
    <Card title={t.attention}>
      {lines.length === 0 ? (
        <p className="flex items-center gap-2 text-body text-ink-2">
          <Icon of={CheckCircleIcon} weight="fill" className="text-[1.25rem] text-success" />
          {t.nothing}
        </p>
      ) : (
        <ul>
          {lines.map(({ text, to, isUrgent }) => (
            <li key={text} className="flex items-center gap-3 border-t border-line py-2 first:border-t-0 first:pt-0">
              <Icon
                of={isUrgent ? WarningCircleIcon : WarningIcon}
                weight="fill"
                className={`text-[1.25rem] ${isUrgent ? 'text-danger' : 'text-warning'}`}
              />
              <span className="min-w-0 flex-1 text-body break-words">{text}</span>
              <ButtonLink to={to} variant="secondary" size={40} aria-label={`${t.look}: ${text}`}>
                {t.look}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
