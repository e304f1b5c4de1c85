import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { sectionLight } from '@tawa/domain/catalogue/section-times';
import { menuSectionsMax } from '@tawa/domain/common/limits';
import type { ReactNode } from 'react';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { SortableItem, SortableList } from '#ui/form/sortable-list.tsx';
import { timeWords } from './section-words.ts';
import { inOrder, newSection, type DraftSection } from './sections-draft.ts';
import { sectionsTexts } from './sections.texts.ts';
import type { SectionsDraft } from './use-sections-draft.ts';

const dots = { on: 'bg-success-solid', later: 'bg-accent', off: 'bg-line-strong' } as const;

function Entry({ section, now, zone }: { section: DraftSection; now: Date; zone: string }) {
  const t = useTexts(sectionsTexts);
  const language = useLanguage();
  const isWhole = section.time === null || (section.time.opens !== '' && section.time.closes !== '');
  const light = isWhole ? sectionLight(section, now, zone) : 'off';
  return (
    <>
      <span className={cx('size-2.5 shrink-0 rounded-full', dots[light])}>
        <span className="sr-only">{t.light[light]}</span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{section.section_name.trim() || t.unnamed}</span>
        <span className="num block text-note font-normal text-ink-3">{timeWords(section, language)}</span>
      </span>
      <span className="num text-note font-normal text-ink-3">
        {section.menu_ids.length}
        <span className="sr-only"> {t.dishCount({ count: section.menu_ids.length })}</span>
      </span>
      <CaretRightIcon aria-hidden="true" className="shrink-0 text-ink-3 lg:hidden" />
    </>
  );
}

interface Props {
  draft: SectionsDraft;
  now: Date;
  zone: string;
  onChoose: (key: number) => void;
  className: string;
  /** Stands at the foot. */
  children: ReactNode;
}

/** The sections in their order, each with its time and whether it is on. */
export function SectionRail({ draft, now, zone, onChoose, className, children }: Props) {
  const t = useTexts(sectionsTexts);
  const { sections, chosen } = draft;
  const isFull = sections.length >= menuSectionsMax;
  const add = () => {
    const fresh = newSection(sections);
    draft.add(fresh);
    onChoose(fresh.key);
  };
  return (
    <nav aria-label={t.yours} className={cx('flex min-h-0 flex-col', className)}>
      <div className="min-h-0 flex-1 lg:overflow-y-auto">
        <div className="flex min-h-14 items-center justify-between gap-1 pr-1 pl-4">
          <h2 className="font-sans text-body font-bold">{t.yours}</h2>
          <Button variant="quiet" size={40} icon={PlusIcon} aria-label={t.addLong} disabled={isFull} onClick={add}>
            {t.add}
          </Button>
        </div>
        {isFull && <p className="px-5 pb-2 text-note text-ink-3">{t.full({ max: menuSectionsMax })}</p>}
        <SortableList
          items={sections.map(({ key, section_name }) => ({ id: key, name: section_name.trim() || t.unnamed }))}
          onMove={(keys) => draft.order(inOrder(sections, keys), chosen?.key ?? 0)}
        >
          <ul className="grid gap-1 px-2">
            {sections.map((section) => (
              <SortableItem key={section.key} id={section.key} name={section.section_name.trim() || t.unnamed}>
                <button
                  type="button"
                  aria-current={section.key === chosen?.key ? 'true' : undefined}
                  onClick={() => {
                    draft.choose(section.key);
                    onChoose(section.key);
                  }}
                  className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-md px-2 py-1.5 text-left text-body lg:aria-current:bg-brand-soft lg:aria-current:text-brand-ink"
                >
                  <Entry section={section} now={now} zone={zone} />
                </button>
              </SortableItem>
            ))}
          </ul>
        </SortableList>
        <p className="px-5 py-3 text-note text-ink-3">{t.hint}</p>
      </div>
      <div className="p-3">{children}</div>
    </nav>
  );
}
