import { type EditedGroup, optionGroupForm, type OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { Form, useForm, type SchemaForm } from '#ui/form/form.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { NameFields } from '#ui/names/name-fields.tsx';
import { bothNames } from './dish-editor/dish-form.ts';
import { type GroupValues, OptionFood } from './option-food.tsx';
import { useDeleteGroup, useSaveGroup } from './menu-editor.queries.ts';
import { kitchenMenuTexts } from './menu.texts.ts';

type Values = GroupValues;

const noOption: Values['options'][number] = {
  option_id: null,
  option_name: '',
  names: { hi: '', kn: '' },
  price: 0,
  is_veg: 1,
  sold_out: false,
  allergens: [],
  suits: [],
  calories: null,
  serving: null,
};
const firstValues: Values = {
  group_name: '',
  names: { hi: '', kn: '' },
  kind: 'addon',
  min_choices: 0,
  max_choices: 1,
  options: [noOption],
};
const asNumber = { setValueAs: (typed: unknown) => (typed === '' ? null : Number(typed)) };

const valuesOf = ({ group_name, names, kind, min_choices, max_choices, options }: EditedGroup): Values => ({
  group_name,
  names: bothNames(names ?? {}),
  kind,
  min_choices,
  max_choices,
  options: options.map((option) => ({ ...option, names: bothNames(option.names ?? {}) })),
});

const set = { shouldDirty: true } as const;

function Options({ form }: { form: SchemaForm<Values, OptionGroupForm> }) {
  const t = useTexts(kitchenMenuTexts);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'options' });
  const options = form.watch('options');
  const problem = form.formState.errors.options;
  const text = problem?.root?.message ?? problem?.message;
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 text-sm font-semibold">{t.choices}</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="grid gap-2 rounded-lg border border-line p-3">
          <div className="grid grid-cols-[minmax(0,1fr)_112px_44px] items-end gap-2">
            <TextField
              label={t.choice({ index: index + 1 })}
              maxLength={60}
              {...form.field(`options.${index}.option_name`)}
            />
            <TextField
              label={t.adds}
              before="₹"
              inputMode="decimal"
              {...form.field(`options.${index}.price`, asNumber)}
            />
            <IconButton label={t.removeChoice({ index: index + 1 })} icon={TrashIcon} onClick={() => remove(index)} />
          </div>
          <NameFields
            english={options[index]?.option_name ?? ''}
            names={options[index]?.names ?? {}}
            lengthMax={60}
            fieldOf={(language) => form.field(`options.${index}.names.${language}`)}
            onSuggest={(language, name) => form.setValue(`options.${index}.names.${language}`, name, set)}
          />
          <div className="flex flex-wrap gap-x-6">
            <Checkbox
              label={t.veg}
              checked={options[index]?.is_veg === 1}
              onChange={(event) => form.setValue(`options.${index}.is_veg`, event.currentTarget.checked ? 1 : 0, set)}
            />
            <Checkbox
              label={t.soldOut}
              checked={options[index]?.sold_out ?? false}
              onChange={(event) => form.setValue(`options.${index}.sold_out`, event.currentTarget.checked, set)}
            />
          </div>
          <OptionFood form={form} index={index} />
        </div>
      ))}
      {text && <FieldError>{text}</FieldError>}
      <Button
        variant="secondary"
        size={40}
        icon={PlusIcon}
        onClick={() => append({ ...noOption })}
        className="justify-self-start"
      >
        {t.addChoice}
      </Button>
    </fieldset>
  );
}

interface Props {
  /** The choices to change; null for new ones. */
  group: EditedGroup | null;
  onSaved: (group: EditedGroup) => void;
  onClose: () => void;
}

function DeleteGroup({ group, onClose }: { group: EditedGroup; onClose: () => void }) {
  const t = useTexts(kitchenMenuTexts);
  const [asks, setAsks] = useState(false);
  const remove = useDeleteGroup();
  return (
    <>
      <Button variant="danger" onClick={() => setAsks(true)}>
        {t.deleteButton}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={t.deleteGroupQuestion({ groupName: group.group_name })}
        confirmLabel={t.deleteGroup({ groupName: group.group_name })}
        pending={remove.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() => remove.mutate(group.option_group_id, { onSuccess: onClose })}
      >
        {t.willNoLonger({ dishCount: group.dish_count })}
      </ConfirmDialog>
    </>
  );
}

/** Choices that dishes share; a change counts for all of them. */
export function OptionGroupSheet({ group, onSaved, onClose }: Props) {
  const t = useTexts(kitchenMenuTexts);
  const save = useSaveGroup();
  const [failure, setFailure] = useState<string | null>(null);
  const [base, setBase] = useState(group);
  const form = useForm<Values, OptionGroupForm>(optionGroupForm, {
    defaultValues: group ? valuesOf(group) : firstValues,
  });
  const submit = (values: OptionGroupForm) =>
    save
      .mutateAsync({ groupId: base?.option_group_id ?? null, version: base?.version ?? 1, group: values })
      .then((saved) => {
        if (!saved.isOvertaken) return onSaved(saved.group);
        setBase(saved.group);
        return setFailure(t.theseChoicesChangedMeanwhile);
      })
      .catch((error: unknown) => {
        const isShown = error instanceof ApiError && form.setServerErrors(error.fields);
        setFailure(isShown ? null : messageFrom(error, t.notSaved));
      });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={group ? t.change({ groupName: group.group_name }) : t.newChoices}
      description={group && group.dish_count > 1 ? t.shareTheseChoices({ dishCount: group.dish_count }) : undefined}
      phone="full"
      width="large"
    >
      <Form form={form} onSubmit={submit} failure={failure} aria-label={t.choices}>
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label={t.name} placeholder={t.portionExtras} maxLength={60} {...form.field('group_name')} />
          <SelectField
            label={t.kind}
            options={[
              { value: 'addon', label: t.extrasPriceAdded },
              { value: 'size', label: t.sizesFullPrice },
            ]}
            {...form.field('kind')}
          />
          <TextField
            label={t.least}
            inputMode="numeric"
            hint={t.n0MeansOptional}
            {...form.field('min_choices', asNumber)}
          />
          <TextField label={t.most} inputMode="numeric" {...form.field('max_choices', asNumber)} />
        </div>
        <NameFields
          english={form.watch('group_name')}
          names={form.watch('names') ?? {}}
          lengthMax={60}
          fieldOf={(language) => form.field(`names.${language}`)}
          onSuggest={(language, name) => form.setValue(`names.${language}`, name, set)}
        />
        <Options form={form} />
        <div className="flex gap-3">
          <Button type="submit" className="flex-1" pending={save.isPending} pendingText={t.saving}>
            {t.saveChoices}
          </Button>
          {group && <DeleteGroup group={group} onClose={onClose} />}
        </div>
      </Form>
    </Sheet>
  );
}
