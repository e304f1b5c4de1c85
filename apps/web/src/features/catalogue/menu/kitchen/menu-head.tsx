import type { EditedMenu } from '@tawa/contract/catalogue/menu.form';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { CheckMark } from '#ui/form/check-marks.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { kitchenCounterTexts } from './counter/counter.texts.ts';
import { kitchenMenuTexts } from './menu.texts.ts';
import { SheetTools } from './sheet-tools.tsx';
import { PanelFindGlass } from '#ui/panel/panel-find.tsx';

interface HeadProps {
  menu: EditedMenu | undefined;
  view: 'sections' | 'dishes';
  onView: (view: 'sections' | 'dishes') => void;
  onAdd: () => void;
  onCounter: () => void;
}

/** Title, facts and what can be done with the whole menu. */
export function MenuHead({ menu, view, onView, onAdd, onCounter }: HeadProps) {
  const t = useTexts(kitchenMenuTexts);
  const counter = useTexts(kitchenCounterTexts);
  const onSale = menu?.dishes.filter(({ state }) => state === 'on').length ?? 0;
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-2 lg:min-h-[4.5rem] lg:px-6">
      <div className="min-w-0 flex-1 max-sm:basis-40">
        <h1 className="text-2xl font-bold">{t.myMenu}</h1>
        {menu && <p className="num text-note text-ink-3">{t.saleNow({ count: menu.dishes.length, onSale })}</p>}
      </div>
      <PanelFindGlass className="max-lg:hidden" />
      {menu?.may_edit && (
        <>
          <Segmented
            label={t.view}
            className="max-lg:order-last max-lg:w-full"
            value={view}
            onChange={onView}
            options={[
              { value: 'sections', label: t.viewSections },
              { value: 'dishes', label: t.viewDishes },
            ]}
          />
          <Button variant="secondary" size={40} onClick={onCounter}>
            {counter.open}
          </Button>
          <SheetTools />
          <Button size={40} icon={PlusIcon} onClick={onAdd} className="max-lg:hidden">
            {t.addDish}
          </Button>
        </>
      )}
    </header>
  );
}

interface BarProps {
  words: string;
  onWords: (words: string) => void;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
  /** All, some or none of the dishes in sight are ticked. */
  ticked: 'all' | 'some' | 'none';
  onTickAll: () => void;
}

/** Search, and the ticking of everything in sight. */
export function ListBar({ words, onWords, isSelecting, onSelecting, ticked, onTickAll }: BarProps) {
  const t = useTexts(kitchenMenuTexts);
  return (
    <div className="flex items-center gap-3 border-b border-line px-4 py-2">
      <label htmlFor="tick-all" className={isSelecting ? '-m-3 p-3' : '-m-3 p-3 max-lg:hidden'}>
        <span className="sr-only">{t.selectAllDishes}</span>
        <CheckMark
          id="tick-all"
          ref={(box) => {
            if (box) box.indeterminate = ticked === 'some';
          }}
          checked={ticked === 'all'}
          onChange={onTickAll}
        />
      </label>
      <Input
        type="search"
        size={44}
        icon={MagnifyingGlassIcon}
        aria-label={t.searchDishes}
        placeholder={t.searchDishes}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
        className="min-w-0 flex-1"
      />
      <Button
        variant="quiet"
        size={40}
        aria-pressed={isSelecting}
        onClick={() => onSelecting(!isSelecting)}
        className="lg:hidden"
      >
        {isSelecting ? t.done : t.selectDishes}
      </Button>
    </div>
  );
}
