import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import type { PriceReportState as State } from '@tawa/domain/catalogue/counter/price-reports';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { priceReportsTexts } from './reports.texts.ts';

/** Waiting, upheld or dismissed. */
export function PriceReportState({ state }: { state: State }) {
  const t = useTexts(priceReportsTexts);
  if (state === 'waiting')
    return (
      <Badge tone="warning" icon={ClockIcon}>
        {t.waiting}
      </Badge>
    );
  return state === 'upheld' ? (
    <Badge tone="success" icon={CheckCircleIcon}>
      {t.upheld}
    </Badge>
  ) : (
    <Badge>{t.dismissed}</Badge>
  );
}
