import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { dateWords } from '@tawa/domain/common/text';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { officeCitiesTexts } from './cities.texts.ts';

/** The day on which a city opens. */
export const OpensBadge = ({ day }: { day: string }) => {
  const t = useTexts(officeCitiesTexts);
  return (
    <Badge tone="info" icon={CalendarBlankIcon}>
      {t.opens({ day: dateWords(day) })}
    </Badge>
  );
};
