import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { Input } from '#ui/form/plain-input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { menuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export const menuSearchLengthMax = 60;

interface Props {
  search: string;
  onSearch: (search: string) => void;
  /** Null where there is nothing to leave out. */
  vegOnly: boolean | null;
  onVegOnly: (vegOnly: boolean) => void;
  /** Whether it lies over the head of a phone. */
  isStuck: boolean;
  /** What the head then says in place of the field. */
  name: ReactNode;
  onTop: () => void;
  children?: ReactNode;
}

/** The search and the veg switch of a menu: a row of its own, which lies over the head once that is all there is of the page's top. */
export function MenuBar({ search, onSearch, vegOnly, onVegOnly, isStuck, name, onTop, children }: Props) {
  const t = useTexts(menuTexts);
  const field = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const isFolded = isStuck && !isTyping && search === '';
  // A field that is not shown cannot take the focus.
  useEffect(() => {
    if (isTyping) field.current?.focus({ preventScroll: true });
  }, [isTyping]);
  const folded = (shown: string) => (isFolded ? shown : 'hidden');
  return (
    <div className="sticky top-0 z-40 -mx-4 flex h-14 items-center gap-3 bg-canvas px-4 lg:top-[60px] lg:z-20 lg:mx-0 lg:h-16 lg:px-0">
      <div className={cx('min-w-0 flex-1 items-center lg:hidden', folded('flex'))}>
        <IconButton icon={ArrowUpIcon} label={t.backToTop} className="-ml-3" onClick={onTop} />
        {name}
      </div>
      <Input
        ref={field}
        icon={MagnifyingGlassIcon}
        type="search"
        size={44}
        aria-label={t.searchMenu}
        placeholder={t.searchMenu}
        value={search}
        maxLength={menuSearchLengthMax}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={(event) => onSearch(event.target.value)}
        className={cx('min-w-0 flex-1', isFolded && 'max-lg:hidden')}
      />
      {vegOnly !== null && (
        <Switch
          className="shrink-0"
          checked={vegOnly}
          onChange={onVegOnly}
          label={
            <span className="flex items-center gap-2">
              <span aria-hidden="true">
                <VegMark veg />
              </span>
              {t.veg}
            </span>
          }
        />
      )}
      <IconButton
        icon={MagnifyingGlassIcon}
        label={t.searchMenu}
        className={cx('-mr-2.5 lg:hidden', folded(''))}
        onClick={() => setTyping(true)}
      />
      <div className={cx('shrink-0', isStuck && 'max-lg:hidden')}>{children}</div>
    </div>
  );
}
