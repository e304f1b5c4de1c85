import type { QuoteLine } from '@tawa/contract/ordering/checkout';
import { Banner } from '#ui/banner.tsx';
import { menuTexts } from '../menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  lines: readonly Pick<QuoteLine, 'key' | 'name' | 'food'>[];
  className?: string;
}

/** Names the lines of an order that do not fit the diet of whoever orders, as the server judged them with their choices. */
export function DietWarning({ lines, className }: Props) {
  const t = useTexts(menuTexts);
  const wrong = lines.filter(({ food }) => food && food.misfits.length > 0);
  if (wrong.length === 0) return null;
  return (
    <Banner tone="warning" title={t.notEverythingHere} className={className}>
      <ul>
        {wrong.map(({ key, name, food }) => (
          <li key={key}>
            {name}: {food?.misfits.join('. ')}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
