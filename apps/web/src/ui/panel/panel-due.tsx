import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { ComplaintState } from '@tawa/domain/care/complaints';
import { formatDateTime } from '#lib/format.ts';
import { Badge } from '../badge.tsx';
import { useNow } from '../state/use-now.ts';
import { dayMs, hourMs, minuteMs } from '@tawa/domain/common/durations';
import { panelPartTexts } from './panel.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

/** '6 h' below two days, '5 d' from there on; what has begun of an hour counts. */
const spanOf = (ms: number, language: Language): string => {
  const t = textsIn(panelPartTexts, language);
  return ms < 2 * dayMs
    ? t.hours({ count: Math.max(1, Math.ceil(ms / hourMs)) })
    : t.days({ count: Math.floor(ms / dayMs) });
};

interface Props {
  status: ComplaintState;
  due_at: string | null;
  overdue: boolean;
}

/** How much time is left to answer what is not settled, or how late it is; on hold while its customer's word is waited for. */
export function DueBadge({ status, due_at, overdue }: Props) {
  const t = useTexts(panelPartTexts);
  const language = useLanguage();
  const now = useNow(Date.now, minuteMs);
  if (status === 'waiting_customer' || due_at === null)
    return (
      <Badge tone="info" icon={HourglassMediumIcon}>
        {t.onHold}
      </Badge>
    );
  const left = Date.parse(due_at) - now;
  if (Number.isNaN(left)) return null;
  const look = overdue
    ? ({ tone: 'danger', icon: WarningIcon, words: t.late({ span: spanOf(-left, language) }) } as const)
    : ({
        tone: left < dayMs ? 'warning' : 'neutral',
        icon: ClockIcon,
        words: t.left({ span: spanOf(left, language) }),
      } as const);
  return (
    <time dateTime={due_at} title={formatDateTime(due_at, language)} className="num">
      <Badge tone={look.tone} icon={look.icon}>
        {look.words}
      </Badge>
    </time>
  );
}
