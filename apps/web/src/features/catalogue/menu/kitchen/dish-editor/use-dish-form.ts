import { dishForm, type DishForm, type EditedDish } from '@tawa/contract/catalogue/menu.form';
import { useEffect, useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { toast } from '#ui/toast/toast.ts';
import { useForm } from '#ui/form/form.tsx';
import { changedKeys, changesOf, changeText, newDish, valuesOf, wholeForm, type DishValues } from './dish-form.ts';
import { useSaveDish, type DishInput } from '../menu-editor.queries.ts';
import { kitchenMenuTexts } from '../menu.texts.ts';
import { kitchenDishEditorTexts } from './dish-editor.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Overtaken {
  theirs: EditedDish;
  /** What they changed, in words. */
  changes: string[];
  text: string;
}

/** A form from its first values: those of a dish, or of a new one in a category. */
function useValues(dish: EditedDish | null, categoryId: number | null) {
  const first = dish ? valuesOf(dish) : newDish(categoryId);
  const form = useForm<DishValues, DishForm>(dishForm, { defaultValues: first });
  const [base, setBase] = useState({ dish, values: first });
  const values = form.watch();
  const changed = changedKeys(base.values, values);
  const begin = (next: EditedDish) => {
    form.reset(valuesOf(next));
    setBase({ dish: next, values: valuesOf(next) });
  };
  return { form, base, values, changed, begin, setBase };
}

type Held = ReturnType<typeof useValues>;

/** What is sent: a new dish whole, an old one by what was changed of it. */
function wishOf({ dish }: Held['base'], form: DishForm): DishInput {
  if (dish === null) return { menuId: null, form: wholeForm(form) };
  return { menuId: dish.menu_id, change: { version: dish.version, ...changesOf(valuesOf(dish), form) } };
}

/** That somebody else was faster, and the two ways on. */
function useOvertaken({ form, base, values, changed, begin, setBase }: Held) {
  const language = useLanguage();
  const t = useTexts(kitchenDishEditorTexts);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const forget = () => setOvertaken(null);
  const tell = (theirs: EditedDish) => {
    const fresh = valuesOf(theirs);
    const changes = changedKeys(base.values, fresh).map((key) => changeText(key, base.values, fresh, language));
    const text = t.overtaken({ who: theirs.changed_by ?? t.somebody, when: formatTime(theirs.changed_on, language) });
    setOvertaken({ theirs, changes, text });
  };
  const takeTheirs = () => {
    if (overtaken) begin(overtaken.theirs);
    forget();
  };
  const keepMine = () => {
    if (!overtaken) return;
    const theirs = valuesOf(overtaken.theirs);
    const mine = Object.fromEntries(changed.map((key) => [key, values[key]]));
    setBase({ dish: overtaken.theirs, values: theirs });
    form.reset({ ...theirs, ...mine });
    forget();
  };
  return { overtaken, tell, forget, takeTheirs, keepMine };
}

/** What an edited dish is, what of it changed, and how it is saved without writing over somebody else. */
export function useDishForm(dish: EditedDish | null, categoryId: number | null) {
  const language = useLanguage();
  const t = useTexts(kitchenMenuTexts);
  const held = useValues(dish, categoryId);
  const { form, base, values, changed, begin } = held;
  const { tell, forget, ...other } = useOvertaken(held);
  const save = useSaveDish();
  const [failure, setFailure] = useState<string | null>(null);
  const isDirty = changed.length > 0;

  // Another device saved it: what nobody has touched here follows.
  const isBehind = dish !== null && base.dish !== null && dish.version > base.dish.version;
  useEffect(() => {
    if (isBehind && !isDirty && dish) begin(dish);
  });

  const submit = async (given: DishForm): Promise<EditedDish | null> => {
    setFailure(null);
    try {
      const { isOvertaken, dish: answered } = await save.mutateAsync(wishOf(base, given));
      if (isOvertaken) {
        tell(answered);
        return null;
      }
      forget();
      begin(answered);
      toast.success(t.saved({ name: answered.dish_name }));
      return answered;
    } catch (error) {
      const isShown = error instanceof ApiError && form.setServerErrors(error.fields);
      setFailure(isShown ? null : messageFrom(error, t.notSaved));
      return null;
    }
  };
  const discard = () => {
    form.reset(base.values);
    setFailure(null);
    forget();
  };
  const texts = changed.map((key) => changeText(key, base.values, values, language));
  return { ...other, form, values, texts, isDirty, isSaving: save.isPending, failure, submit, discard };
}
