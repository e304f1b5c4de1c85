import type { Dish } from '@tawa/contract/catalogue/menu';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#lib/paths.ts';
import { HiddenByDiet, useFitting } from './food/fitting.tsx';
import { MenuBar } from './menu-bar.tsx';
import { MenuPart, type RowParts } from './menu-section.tsx';
import { hiddenHits, menuSections, mostOrderedId, type MenuSection } from './menu-sections.ts';
import { MenuTabs } from './menu-tabs.tsx';
import { goToSection, scrollToMenu, stayWith, useMenuScroll } from './use-menu-scroll.ts';
import { menuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props extends RowParts {
  dishes: readonly Dish[];
  /** Only kitchens that cook both have something to leave out. */
  hasVegSwitch: boolean;
  offers?: ReactNode;
  /** What a phone's head says of the kitchen once its own has scrolled away. */
  name: ReactNode;
  /** Stands beside the search. */
  diet?: ReactNode;
}

function NothingFound({ search, vegOnly, hidden }: { search: string; vegOnly: boolean; hidden: number }) {
  const t = useTexts(menuTexts);
  const typed = search.trim();
  if (typed === '')
    return <p className="py-16 text-center text-ink-2">{vegOnly ? t.noVegDishes : t.restaurant.noDishes}</p>;
  return (
    <div role="status" className="grid justify-items-center gap-3 py-16 text-center">
      <p className="text-lg font-bold wrap-anywhere">{t.noHits({ search: typed })}</p>
      {hidden > 0 && <p className="text-ink-2">{t.hiddenHits({ hidden })}</p>}
      <Link
        to={paths.search({ q: typed })}
        className="inline-flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-4"
      >
        {t.searchAllKitchens}
      </Link>
    </div>
  );
}

/** The section that the address names is gone to once; which one was gone to, and whether it stands alone, stands there. */
function useAddressedSection(sections: readonly MenuSection[]) {
  const [address, setAddress] = useSearchParams();
  const asked = useRef(address.get('category') ?? '');
  useEffect(() => {
    const section = sections.find(({ title }) => title === asked.current);
    asked.current = '';
    if (section) goToSection(section.id);
  }, [sections]);
  const isAlone = address.has('only');
  const write = ({ title }: MenuSection, alone: boolean) => {
    const next = new URLSearchParams(address);
    next.set('category', title);
    if (alone) next.set('only', '1');
    else next.delete('only');
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  const alone = isAlone ? sections.find(({ title }) => title === address.get('category')) : undefined;
  return {
    alone,
    choose(section: MenuSection) {
      write(section, isAlone && section.id !== mostOrderedId);
      goToSection(section.id);
    },
    toggleAlone: (section: MenuSection) => write(section, !alone),
  };
}

/** A restaurant's menu: search and veg switch on top, its sections as tabs that stay in sight, and the dishes. */
export function MenuList({ dishes, hasVegSwitch, offers, name, diet, ...parts }: Props) {
  const language = useLanguage();
  const [vegOnly, setVegOnly] = useState(false);
  const [search, setSearch] = useState('');
  const fitting = useFitting(dishes);
  const wanted = { vegOnly: hasVegSwitch && vegOnly, search };
  const sections = menuSections(fitting.shown, wanted, language);
  const { top, isStuck, seen } = useMenuScroll(sections.map(({ id }) => id));
  const { alone, choose, toggleAlone } = useAddressedSection(sections);
  // A search finds in the whole menu.
  const shown = alone && search.trim() === '' ? [alone] : sections;
  const find = (next: string) => {
    setSearch(next);
    scrollToMenu(top.current);
  };
  const narrow = (next: boolean) => {
    setVegOnly(next);
    stayWith(seen, top.current);
  };
  return (
    <div className="relative lg:pl-[228px]">
      {offers}
      <div ref={top} />
      <MenuBar
        search={search}
        onSearch={find}
        vegOnly={hasVegSwitch ? vegOnly : null}
        onVegOnly={narrow}
        isStuck={isStuck}
        name={name}
        onTop={() => window.scrollTo({ top: 0 })}
      >
        {diet}
      </MenuBar>
      {sections.length > 0 && <MenuTabs sections={sections} seen={seen} onChoose={choose} />}
      <HiddenByDiet hidden={fitting.hidden} onShow={fitting.showAll} />
      {sections.length === 0 && <NothingFound {...wanted} hidden={hiddenHits(fitting.shown, wanted)} />}
      {shown.map((section) => (
        <MenuPart
          key={section.id}
          section={section}
          vegOnly={wanted.vegOnly}
          isAlone={section === alone}
          onAlone={sections.length > 1 && search.trim() === '' ? () => toggleAlone(section) : undefined}
          {...parts}
        />
      ))}
    </div>
  );
}
