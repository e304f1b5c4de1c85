import { useQuery } from '@tanstack/react-query';
import { useDietMarks } from '#lib/diet/diet.ts';
import type { DietMarks } from '#lib/diet/diet-marks.ts';
import { Banner } from '#ui/banner.tsx';
import { menuOfQuery } from './menu.queries.ts';
import { menuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  restaurantId: number;
  menuIds: readonly number[];
  className?: string;
}

function Found({ restaurantId, menuIds, marks, className }: Props & { marks: DietMarks }) {
  const t = useTexts(menuTexts);
  const { data: menu = [] } = useQuery(menuOfQuery(restaurantId));
  const wrong = menu.flatMap((dish) => {
    const reasons = menuIds.includes(dish.menu_id) ? marks.misfits(dish) : [];
    return reasons.length > 0 ? [{ dish, reasons }] : [];
  });
  if (wrong.length === 0) return null;
  return (
    <Banner tone="warning" title={t.notEverythingHere} className={className}>
      <ul>
        {wrong.map(({ dish, reasons }) => (
          <li key={dish.menu_id}>
            {dish.dish_name}: {reasons.join('. ')}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Names the dishes of an order that do not fit the diet of whoever orders. */
export function DietWarning(props: Props) {
  const marks = useDietMarks();
  return marks && <Found {...props} marks={marks} />;
}
