import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import type { EditedMenu } from '@tawa/contract/catalogue/menu.form';
import type { SectionSetup } from '@tawa/contract/catalogue/menu.sections';
import { minuteMs } from '@tawa/domain/common/durations';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { LeaveDialog } from '#ui/dialog/leave-dialog.tsx';
import { useLeaveQuestion } from '#ui/dialog/use-leave-question.ts';
import { Part } from '#ui/page/part.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { toast } from '#ui/toast/toast.ts';
import { ListSkeleton } from '../dish-list.tsx';
import { MenuAtChoice, MenuThen, useMenuAt } from './menu-at.tsx';
import { SectionDishes } from './section-dishes.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionRail } from './section-rail.tsx';
import { faultOf, newSection, sectionsOfCategories } from './sections-draft.ts';
import { SectionsFoot } from './sections-foot.tsx';
import { sectionsQuery } from './sections.queries.ts';
import { sectionsTexts } from './sections.texts.ts';
import { useSectionsDraft, type SectionsDraft } from './use-sections-draft.ts';

/** What sections are for, and the first of them in one tap. */
function NoSections({ menu, draft }: { menu: EditedMenu; draft: SectionsDraft }) {
  const t = useTexts(sectionsTexts);
  const made = sectionsOfCategories(menu);
  return (
    <EmptyState
      plate="empty-thali"
      title={t.empty.title}
      level={2}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {made.length > 0 && (
            <Button pending={draft.isSaving} onClick={() => draft.send(made, t.empty.made({ count: made.length }))}>
              {t.empty.make}
            </Button>
          )}
          <Button variant="secondary" onClick={() => draft.add(newSection([]))}>
            {t.empty.fresh}
          </Button>
        </span>
      }
    >
      {t.empty.text}
    </EmptyState>
  );
}

function Workplace({ menu, setup }: { menu: EditedMenu; setup: SectionSetup }) {
  const t = useTexts(sectionsTexts);
  const draft = useSectionsDraft(setup);
  const now = new Date(useNow(Date.now, minuteMs));
  const { sections, chosen, isDirty } = draft;
  const { time_zone: zone, hours } = setup;
  const then = useMenuAt({ menu, sections, now, zone });
  // A phone shows the list, or the one that was chosen.
  const [isOpen, setOpen] = useState(false);
  const question = useLeaveQuestion();
  const { setDirty } = question;
  useEffect(() => setDirty(isDirty), [setDirty, isDirty]);
  const fault = faultOf(sections);
  const remove = () => {
    if (!chosen) return;
    draft.setSections(sections.filter(({ key }) => key !== chosen.key));
    setOpen(false);
    toast.info(t.removed({ name: chosen.section_name.trim() || t.unnamed }));
  };
  const isEmpty = sections.length === 0 && !isDirty;
  return (
    <>
      {isEmpty && <NoSections menu={menu} draft={draft} />}
      {!isEmpty && (
        <div className="flex min-h-0 flex-1 flex-col">
          <div className="flex min-h-0 flex-1 max-xl:overflow-y-auto max-lg:flex-col">
            <SectionRail
              draft={draft}
              now={now}
              zone={zone}
              onChoose={() => setOpen(true)}
              className={cx('w-full lg:w-[250px] lg:shrink-0 lg:border-r lg:border-line', isOpen && 'max-lg:hidden')}
            >
              <MenuAtChoice {...then} />
            </SectionRail>
            {chosen && (
              <div
                className={cx(
                  'flex min-w-0 flex-1 xl:min-h-0 max-xl:flex-col-reverse max-xl:justify-end',
                  !isOpen && 'max-lg:hidden',
                )}
              >
                <div className="flex min-w-0 flex-1 flex-col max-xl:flex-none xl:min-h-0">
                  <div className="flex-1 xl:overflow-y-auto">
                    <SectionDishes menu={menu} sections={sections} section={chosen} onChange={draft.change} />
                  </div>
                  <MenuThen parts={then.preview.parts} />
                </div>
                <div className="flex shrink-0 flex-col border-line xl:w-[400px] xl:border-l">
                  <Button
                    variant="quiet"
                    icon={ArrowLeftIcon}
                    className="m-2 self-start lg:hidden"
                    onClick={() => setOpen(false)}
                  >
                    {t.back}
                  </Button>
                  <div className="min-h-0 flex-1 xl:overflow-y-auto">
                    <SectionForm
                      key={chosen.key}
                      section={chosen}
                      fault={fault?.key === chosen.key ? fault.fault : null}
                      hours={hours}
                      onChange={draft.change}
                      onRemove={remove}
                    />
                  </div>
                  <div className="max-xl:hidden">
                    <SectionsFoot draft={draft} />
                  </div>
                </div>
              </div>
            )}
          </div>
          <div className={cx(chosen && 'xl:hidden')}>
            <SectionsFoot draft={draft} />
          </div>
        </div>
      )}
      <LeaveDialog
        question={question}
        title={t.leave.title}
        text={t.leave.text}
        stay={t.leave.stay}
        leave={t.leave.go}
      />
    </>
  );
}

/** Where a kitchen arranges its menu into sections of its own. */
export function SectionsPlace({ menu }: { menu: EditedMenu }) {
  const t = useTexts(sectionsTexts);
  const query = useQuery(sectionsQuery);
  return (
    <Part query={query} skeleton={<ListSkeleton />} failed={t.failed} noticeClassName="p-6">
      {(setup) => <Workplace menu={menu} setup={setup} />}
    </Part>
  );
}
