import {
  addSlide,
  deleteSlide,
  slideForm,
  updateSlide,
  type OfficeSlide,
  type SlideForm,
} from '@tawa/contract/content/slides';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { ApiError, call, messageFrom } from '#lib/api/api-client.ts';
import { slideTexts as texts } from '#lib/messages-office-slides.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Form, useForm, type SchemaForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { PictureField } from '#ui/form/picture-field.tsx';
import { useSettingAction } from '../settings.queries.ts';
import { SlideLook } from './slide-look.tsx';

const empty = (position: number): SlideForm => ({
  tag: '',
  subheading: '',
  heading: '',
  picture: '',
  picture_tall: null,
  alt: '',
  link: '',
  light: false,
  position,
  isactive: true,
  first_day: null,
  last_day: null,
});

function valuesOf(slide: OfficeSlide): SlideForm {
  const { hero_slide_id: _id, shown: _shown, light, isactive, ...values } = slide;
  return { ...values, light: light === 1, isactive: isactive === 1 };
}

type Fields = SchemaForm<SlideForm, SlideForm>;
const orNull = { setValueAs: (value: string | null) => value || null };

function Pictures({ form }: { form: Fields }) {
  const wide = useController({ name: 'picture', control: form.control });
  const tall = useController({ name: 'picture_tall', control: form.control });
  return (
    <>
      <PictureField
        use="heroes"
        label={texts.picture}
        alt={texts.pictureAlt}
        hint={texts.pictureHint}
        path={wide.field.value}
        error={wide.fieldState.error?.message}
        onChange={(path) => wide.field.onChange(path ?? '')}
      />
      <PictureField
        use="heroes-tall"
        label={texts.tall}
        alt={texts.pictureAlt}
        hint={texts.tallHint}
        path={tall.field.value}
        error={tall.fieldState.error?.message}
        onChange={tall.field.onChange}
      />
    </>
  );
}

function Preview({ form }: { form: Fields }) {
  const [tag, subheading, heading, picture, light] = useWatch({
    control: form.control,
    name: ['tag', 'subheading', 'heading', 'picture', 'light'],
  });
  return (
    <figure>
      <figcaption className="mb-1.5 text-sm font-semibold">{texts.preview}</figcaption>
      <SlideLook tag={tag} subheading={subheading} heading={heading} picture={picture} light={light} />
    </figure>
  );
}

function DeleteSlide({ slide, onDone }: { slide: OfficeSlide; onDone: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const action = useSettingAction();
  const params = { hero_slide_id: slide.hero_slide_id };
  const remove = () =>
    action.mutate(
      { run: () => call(deleteSlide, { params }), done: texts.removed },
      { onSuccess: onDone, onSettled: () => setAsked(false) },
    );
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={texts.removeTitle(slide.heading)}
        confirmLabel={texts.removeConfirm}
        pending={action.isPending}
        onConfirm={remove}
        onCancel={() => setAsked(false)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  );
}

interface Props {
  /** Null for a new one. */
  slide: OfficeSlide | null;
  /** Where a new one stands. */
  position: number;
  onDone: () => void;
}

/** Adds or changes a slide, and shows it as the page would. */
export function SlideEditor({ slide, position, onDone }: Props) {
  const form = useForm<SlideForm, SlideForm>(slideForm, { defaultValues: slide ? valuesOf(slide) : empty(position) });
  const [failure, setFailure] = useState('');
  const action = useSettingAction();
  const save = (body: SlideForm) =>
    slide ? call(updateSlide, { params: { hero_slide_id: slide.hero_slide_id }, body }) : call(addSlide, { body });
  const submit = async (body: SlideForm) => {
    setFailure('');
    try {
      const answered = await save(body);
      await action.mutateAsync({ run: async () => answered, done: texts.saved });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      setFailure(messageFrom(error, texts.notSaved));
    }
  };
  return (
    <Form form={form} onSubmit={submit} failure={failure}>
      <Preview form={form} />
      <Pictures form={form} />
      <TextField label={texts.tag} maxLength={20} {...form.field('tag')} />
      <TextField label={texts.subheading} maxLength={60} {...form.field('subheading')} />
      <TextField label={texts.heading} maxLength={40} {...form.field('heading')} />
      <Checkbox label={texts.light} {...form.register('light')} />
      <TextField label={texts.alt} hint={texts.altHint} maxLength={200} {...form.field('alt')} />
      <TextField label={texts.link} hint={texts.linkHint} maxLength={200} {...form.field('link')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={texts.firstDay} type="date" hint={texts.daysHint} {...form.field('first_day', orNull)} />
        <TextField label={texts.lastDay} type="date" {...form.field('last_day', orNull)} />
      </div>
      <TextField label={texts.position} type="number" {...form.field('position', { valueAsNumber: true })} />
      <Checkbox label={texts.isactive} {...form.register('isactive')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="flex-1" pending={form.formState.isSubmitting} pendingText={texts.saving}>
          {texts.save}
        </Button>
        {slide && <DeleteSlide slide={slide} onDone={onDone} />}
      </div>
    </Form>
  );
}
