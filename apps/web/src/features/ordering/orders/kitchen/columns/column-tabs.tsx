import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { columnsIn, type Column } from '../board.ts';
import { kitchenOrdersTexts } from '../orders.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  counts: Record<Column, { open: number; late: number }>;
  isInView: (place: number) => boolean;
  onShow: (place: number) => void;
}

const Late = ({ count, className }: { count: number; className: string }) => {
  const t = useTexts(kitchenOrdersTexts);
  return (
    count > 0 && (
      <span className={cx('text-danger', className)}>
        <Icon of={WarningIcon} weight="fill" />
        <span className="sr-only">{t.late({ count })}</span>
      </span>
    )
  );
};

const segment =
  'press relative flex min-h-13 flex-1 flex-col items-center justify-center rounded-md text-note font-semibold whitespace-nowrap text-ink-2 aria-pressed:bg-surface aria-pressed:font-bold aria-pressed:text-ink aria-pressed:shadow-1';
const tab =
  'md:h-14 md:flex-row md:gap-2 md:rounded-none md:border-b-[3px] md:border-transparent md:text-base md:aria-pressed:border-brand md:aria-pressed:bg-transparent md:aria-pressed:shadow-none';

const count =
  'num display text-lg/5 font-extrabold md:order-3 md:grid md:h-6 md:min-w-6 md:place-items-center md:rounded-full md:bg-surface-3 md:px-1.5 md:font-sans md:text-note md:font-bold';

/** The columns by name and number where not all are in sight: segments on phones, tabs on tablets. */
export function ColumnTabs({ counts, isInView, onShow }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenOrdersTexts);
  return (
    <div className="shrink-0 border-b border-line bg-surface p-2 md:px-5 md:py-0 xl:hidden">
      <div role="group" aria-label={t.columns} className="flex rounded-lg bg-surface-2 p-1 md:bg-transparent md:p-0">
        {columnsIn(language).map(({ id, title, dot }, place) => {
          const { open, late } = counts[id];
          const isOutOfSight = !isInView(place);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={!isOutOfSight}
              onClick={() => onShow(place)}
              className={cx(segment, tab)}
            >
              <span className={cx('size-2.5 rounded-full max-md:hidden', dot)} />
              <span key={open} className={cx(count, id === 'new' && isOutOfSight && 'animate-pop')}>
                {open}
              </span>
              <span className="md:order-2">{title}</span>
              {isOutOfSight && (
                <Late
                  count={late}
                  className="text-[0.875rem] max-md:absolute max-md:top-1 max-md:right-1.5 md:order-4 md:text-base"
                />
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
