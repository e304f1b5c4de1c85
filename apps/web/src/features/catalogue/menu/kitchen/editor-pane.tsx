import type { EditedMenu } from '@tawa/contract/catalogue/menu.form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { LeaveDialog } from '#ui/dialog/leave-dialog.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { useLeaveQuestion } from '#ui/dialog/use-leave-question.ts';
import { useWide } from '#ui/use-wide.ts';
import { DishEditor } from './dish-editor/dish-editor.tsx';
import type { EditorProps, Preview } from './editor-props.ts';
import { editedDishQuery } from './menu-editor.queries.ts';
import { kitchenMenuTexts } from './menu.texts.ts';
import type { SetState } from './use-states.ts';

interface Props {
  menu: EditedMenu;
  /** Null for a new dish. */
  menuId: number | null;
  categoryId: number | null;
  /** The dishes in sight, in their order. */
  inSight: readonly number[];
  preview: Preview;
  onGo: (menuId: number | null) => void;
  onState: SetState;
}

const panesFrom = 1280;

const placeOf = (inSight: readonly number[], menuId: number | null) => {
  const at = menuId === null ? -1 : inSight.indexOf(menuId);
  return {
    at: at + 1,
    of: inSight.length,
    previous: at > 0 ? (inSight[at - 1] ?? null) : null,
    next: at >= 0 ? (inSight[at + 1] ?? null) : null,
  };
};

function KnownDish({ menuId, ...props }: Omit<EditorProps, 'dish'> & { menuId: number }) {
  const t = useTexts(kitchenMenuTexts);
  const query = useQuery(editedDishQuery(menuId));
  const skeleton = (
    <Loading label={t.loadingDish} className="grid gap-4 p-5">
      <Skeleton className="h-48 w-full rounded-xl" />
      <Skeleton className="h-12 w-full rounded-md" />
      <Skeleton className="h-12 w-full rounded-md" />
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={t.dishFailed} noticeClassName="p-5">
      {(dish) => <DishEditor key={dish.menu_id} {...props} dish={dish} />}
    </Part>
  );
}

function Frame({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const isWide = useWide(panesFrom);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isWide) return undefined;
    const press = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('[role=dialog],[role=menu],[role=alertdialog]')
      )
        close();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isWide]);
  if (isWide)
    return (
      <aside aria-label={title} className="flex w-[420px] shrink-0 flex-col border-l border-line bg-surface">
        {children}
      </aside>
    );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      hideTitle
      hideClose
      phone="full"
      desktop="drawer"
      flush
    >
      <div className="flex h-full flex-col">{children}</div>
    </Sheet>
  );
}

/** The editor beside the table, or over it where there is no room. */
export function EditorPane({ menuId, onGo, ...props }: Props) {
  const t = useTexts(kitchenMenuTexts);
  const question = useLeaveQuestion();
  const given = { ...props, onGo, onDirty: question.setDirty, place: placeOf(props.inSight, menuId) };
  return (
    <>
      <Frame title={menuId === null ? t.newDish : t.editDish} onClose={() => onGo(null)}>
        {menuId === null ? <DishEditor key="new" {...given} dish={null} /> : <KnownDish {...given} menuId={menuId} />}
      </Frame>
      <LeaveDialog
        question={question}
        title={t.leaveTitle}
        text={t.leaveText}
        stay={t.keepEditing}
        leave={t.discardChanges}
      />
    </>
  );
}
