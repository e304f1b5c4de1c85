import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Form } from '#ui/form/form.tsx';
import { PictureField } from '#ui/form/picture-field.tsx';
import { CounterField } from '../counter/counter-field.tsx';
import { DeleteDish, Foot, Head, LivePreview, Overtaken } from './dish-editor-parts.tsx';
import { DishFields } from './dish-fields.tsx';
import type { EditorProps } from '../editor-props.ts';
import { kitchenMenuTexts } from '../menu.texts.ts';
import { OptionsField } from './options-field.tsx';
import { PartsField } from './parts-field.tsx';
import { PriceHistory } from '../price-history.tsx';
import { useDishForm } from './use-dish-form.ts';

const set = { shouldDirty: true } as const;

/** Ctrl S saves and stays, Ctrl Enter saves and goes to the next dish. */
function useSaveKeys(save: (goOn: boolean) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === 's';
    if (!(event.ctrlKey || event.metaKey) || (!isSave && event.key !== 'Enter')) return;
    event.preventDefault();
    save(!isSave);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Everything of one dish: the preview first, then its fields, with what is not saved at the bottom. */
export function DishEditor(props: EditorProps) {
  const t = useTexts(kitchenMenuTexts);
  const { menu, dish, categoryId, preview, place, onGo, onState, onDirty } = props;
  const editing = useDishForm(dish, categoryId);
  const { form, values, failure, isDirty, submit } = editing;
  const wish = useRef({ publish: false, goOn: false });
  const menuId = dish?.menu_id ?? 0;
  // The price at the counter is declared by a button of its own.
  const [isCounterTyped, setCounterTyped] = useState(false);
  const tellDirty = useEffectEvent(onDirty);
  const isUnsaved = isDirty || isCounterTyped;
  useEffect(() => tellDirty(isUnsaved), [isUnsaved]);

  const send = async (given: Parameters<typeof submit>[0]) => {
    const saved = isDirty || !dish ? await submit(given) : dish;
    if (!saved) return;
    onDirty(isCounterTyped);
    if (wish.current.publish) onState([saved], { state: 'on' });
    if (wish.current.goOn && place.next !== null) onGo(place.next);
    else if (!dish) onGo(saved.menu_id);
  };
  const save = (publish: boolean, goOn = false) => {
    wish.current = { publish, goOn };
    void form.handleSubmit(send)();
  };
  useSaveKeys((goOn) => save(false, goOn));

  return (
    <>
      <Head dish={dish} place={place} onGo={onGo} onState={onState} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
        <Overtaken editing={editing} />
        {dish?.hidden_reason && (
          <Banner tone="danger" className="mb-4">
            {t.takenOffFor({ reason: dish.hidden_reason })}
          </Banner>
        )}
        <LivePreview values={values} menu={menu} menuId={menuId} preview={preview} />
        <Form form={form} onSubmit={send} failure={failure} aria-label={t.dish} className="mt-5">
          <DishFields
            form={form}
            menu={menu}
            left={dish?.daily_stock ?? null}
            picture={
              <PictureField
                use="dishes"
                label={t.pictureDish}
                alt={t.theDish}
                hint={t.picture}
                path={values.dish_img}
                error={form.field('dish_img').error}
                onChange={(path) => form.setValue('dish_img', path, set)}
              />
            }
            counter={dish && <CounterField menuId={dish.menu_id} typed={values} onTyped={setCounterTyped} />}
            options={
              <>
                <PartsField
                  menu={menu}
                  menuId={menuId}
                  held={dish?.parts ?? []}
                  parts={values.parts}
                  error={form.field('parts').error}
                  onChange={(parts) => form.setValue('parts', parts, set)}
                />
                <OptionsField
                  groups={menu.option_groups}
                  chosen={values.option_group_ids}
                  onChange={(ids) => form.setValue('option_group_ids', ids, set)}
                />
              </>
            }
          />
        </Form>
        {dish && (
          <div className="mt-5 grid gap-3 border-t border-line pt-4">
            <PriceHistory menuId={dish.menu_id} />
            <DeleteDish dish={dish} onDeleted={() => onGo(null)} />
          </div>
        )}
      </div>
      <Foot editing={editing} dish={dish} onSave={(publish) => save(publish)} />
    </>
  );
}
