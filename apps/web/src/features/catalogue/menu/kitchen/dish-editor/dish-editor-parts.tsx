import type { EditedDish, EditedMenu } from '@tawa/contract/catalogue/menu.form';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/ssr/CaretUp';
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/ssr/PencilSimpleLine';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { toast } from '#ui/toast/toast.ts';
import { shownDish, type DishValues } from './dish-form.ts';
import type { EditorProps, Preview } from '../editor-props.ts';
import { useDeleteDish } from '../menu-editor.queries.ts';
import { kitchenMenuTexts } from '../menu.texts.ts';
import { StateMenu } from '../state-menu.tsx';
import type { useDishForm } from './use-dish-form.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** The dish as customers see it, while it is written. */
export function LivePreview({
  values,
  menu,
  menuId,
  preview,
}: {
  values: DishValues;
  menu: EditedMenu;
  menuId: number;
  preview: Preview;
}) {
  const language = useLanguage();
  const t = useTexts(kitchenMenuTexts);
  const [look, setLook] = useState<'row' | 'card'>('row');
  return (
    <div className="rounded-xl bg-surface-2 p-3">
      <div className="mb-2 flex items-center justify-between gap-2">
        <p className="text-note font-semibold text-ink-2">{t.asCustomersSee}</p>
        <Segmented
          label={t.preview}
          value={look}
          onChange={setLook}
          options={[
            { value: 'row', label: t.row },
            { value: 'card', label: t.card },
          ]}
        />
      </div>
      <div inert className="rounded-lg border border-line bg-surface px-3">
        {preview(shownDish({ values, menu, menuId }, language), look)}
      </div>
    </div>
  );
}

/** Where in the list the dish is, and the way to its neighbours. */
export function Head({ dish, place, onGo, onState }: Pick<EditorProps, 'dish' | 'place' | 'onGo' | 'onState'>) {
  const t = useTexts(kitchenMenuTexts);
  const { at, of, previous, next } = place;
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-1 border-b border-line pr-2 pl-5">
      <h2 className="min-w-0 flex-1 text-xl font-bold">{dish ? t.editDish : t.newDish}</h2>
      {dish && at > 0 && (
        <>
          <span className="num text-note text-ink-3">{t.of({ at, of })}</span>
          <IconButton
            label={t.previousDish}
            icon={CaretUpIcon}
            disabled={previous === null}
            onClick={() => onGo(previous)}
          />
          <IconButton label={t.nextDish} icon={CaretDownIcon} disabled={next === null} onClick={() => onGo(next)} />
        </>
      )}
      {dish && <StateMenu dish={dish} onState={onState} />}
      <IconButton label={t.closeEditor} icon={XIcon} onClick={() => onGo(null)} />
    </header>
  );
}

/** Takes the dish off the menu, after a question. */
export function DeleteDish({ dish, onDeleted }: { dish: EditedDish; onDeleted: () => void }) {
  const t = useTexts(kitchenMenuTexts);
  const [asks, setAsks] = useState(false);
  const remove = useDeleteDish();
  const go = () =>
    remove.mutate(dish.menu_id, {
      onSuccess: () => {
        toast.success(t.deleted({ name: dish.dish_name }));
        onDeleted();
      },
      onError: (error) => toast.error(messageFrom(error, t.notSaved)),
    });
  return (
    <>
      <Button variant="danger" size={40} onClick={() => setAsks(true)} className="justify-self-start">
        {t.deleteDish}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={t.delete({ dishName: dish.dish_name })}
        confirmLabel={t.deleteOneDish({ dishName: dish.dish_name })}
        pending={remove.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={go}
      >
        {t.goesOffMenuGood}
      </ConfirmDialog>
    </>
  );
}

type Editing = ReturnType<typeof useDishForm>;

/** What another device changed meanwhile, and what to do about it. */
export function Overtaken({ editing }: { editing: Editing }) {
  const t = useTexts(kitchenMenuTexts);
  if (!editing.overtaken) return null;
  const { text, changes } = editing.overtaken;
  return (
    <Banner tone="warning" alert title={t.changedAnotherDevice} className="mb-4">
      <p>{text}</p>
      <ul className="my-2 list-disc pl-5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size={40} variant="secondary" onClick={editing.takeTheirs}>
          {t.useTheirs}
        </Button>
        <Button size={40} variant="secondary" onClick={editing.keepMine}>
          {t.putMineOver}
        </Button>
      </div>
    </Banner>
  );
}

/** What is not saved, and the buttons that save it. */
export function Foot({
  editing,
  dish,
  onSave,
}: {
  editing: Editing;
  dish: EditedDish | null;
  onSave: (publish: boolean) => void;
}) {
  const t = useTexts(kitchenMenuTexts);
  const { texts, isDirty, isSaving, discard } = editing;
  const isDraft = dish === null || dish.state === 'draft';
  return (
    <footer className="safe-bottom shrink-0 border-t border-line bg-surface px-5 pt-3 pb-3">
      {isDirty && dish && (
        <p className="mb-2 flex gap-2 text-note font-semibold text-accent-ink" role="status">
          <Icon of={PencilSimpleLineIcon} weight="fill" className="mt-0.5 text-[1rem]" />
          <span className="min-w-0 break-words">
            {t.unsavedChanges({ count: texts.length })}: {texts.join(', ')}
          </span>
        </p>
      )}
      <div className="flex gap-2">
        {isDirty && dish && !isDraft && (
          <Button variant="secondary" onClick={discard}>
            {t.discard}
          </Button>
        )}
        {isDraft && (
          <Button variant="secondary" pending={isSaving} disabled={!isDirty} onClick={() => onSave(false)}>
            {t.saveDraft}
          </Button>
        )}
        <Button className="flex-1" pending={isSaving} disabled={!isDirty && !isDraft} onClick={() => onSave(isDraft)}>
          {isDraft ? t.publish : t.saveDish}
          <span className="max-lg:hidden">
            <Kbd>{t.ctrlS}</Kbd>
          </span>
        </Button>
      </div>
    </footer>
  );
}
