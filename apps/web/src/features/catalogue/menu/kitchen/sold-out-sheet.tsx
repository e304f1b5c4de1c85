import type { EditedMenu } from '@tawa/contract/catalogue/menu.form';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { editedMenuQuery, useLiveMenu } from './menu-editor.queries.ts';
import { kitchenMenuTexts } from './menu.texts.ts';
import { useStates } from './use-states.ts';
import { useLanguage } from '#lib/i18n/language.ts';

// A thousand switches are looked through by nobody; a few letters find the dish.
const shownMax = 60;

interface Props {
  now: number;
  disabled: boolean;
}

function Dishes({ dishes, now, disabled }: Props & { dishes: EditedMenu['dishes'] }) {
  const t = useTexts(kitchenMenuTexts);
  const language = useLanguage();
  const setState = useStates();
  const [words, setWords] = useState('');
  // As it was when the sheet opened: a dish that is switched stays under the finger.
  const [soldOutFirst] = useState(
    () => new Set(dishes.filter(({ state }) => state === 'sold_out').map(({ menu_id }) => menu_id)),
  );
  const wanted = words.trim().toLowerCase();
  const found = dishes
    .filter(({ state }) => state === 'on' || state === 'sold_out')
    .filter(({ dish_name }) => dish_name.toLowerCase().includes(wanted))
    .toSorted((one, other) => Number(soldOutFirst.has(other.menu_id)) - Number(soldOutFirst.has(one.menu_id)));
  const rest = found.length - shownMax;
  return (
    <>
      <Input
        icon={MagnifyingGlassIcon}
        type="search"
        aria-label={t.searchDishes}
        placeholder={t.searchDishes}
        value={words}
        maxLength={60}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length === 0 && <p className="py-6 text-center text-body text-ink-2">{t.soldOutSheet.none}</p>}
      <ul className="mt-2">
        {found.slice(0, shownMax).map((dish) => (
          <li key={dish.menu_id} className="border-b border-line py-1 last:border-0">
            <Switch
              className="min-h-14"
              disabled={disabled}
              checked={dish.state === 'on'}
              label={
                <>
                  <span className="block wrap-anywhere">{dish.dish_name}</span>
                  {dish.state === 'sold_out' && (
                    <span className="block text-note font-semibold text-danger">
                      {dish.sold_out_until
                        ? t.soldOutSheet.until({ until: formatWhen(dish.sold_out_until, now, language) })
                        : t.soldOut}
                    </span>
                  )}
                </>
              }
              onChange={(isOn) =>
                setState([dish], isOn ? { state: 'on' } : { state: 'sold_out', until: 'service_day' })
              }
            />
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="py-3 text-center text-note text-ink-2">{t.soldOutSheet.more({ count: rest })}</p>}
    </>
  );
}

/** What is sold out today, switched where it is noticed: at the stove. */
export function SoldOutSheet({ now, disabled, onClose }: Props & { onClose: () => void }) {
  const t = useTexts(kitchenMenuTexts);
  const query = useQuery(editedMenuQuery());
  useLiveMenu();
  const skeleton = (
    <Loading label={t.soldOutSheet.loading} className="grid gap-2">
      <Skeleton className="h-12 w-full rounded-md" />
      <Skeleton className="h-14 w-full rounded-md" />
      <Skeleton className="h-14 w-full rounded-md" />
    </Loading>
  );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.soldOutSheet.title}
      description={t.soldOutSheet.text}
    >
      <Part query={query} skeleton={skeleton} failed={t.soldOutSheet.failed}>
        {({ dishes }) => <Dishes dishes={dishes} now={now} disabled={disabled} />}
      </Part>
    </Sheet>
  );
}
