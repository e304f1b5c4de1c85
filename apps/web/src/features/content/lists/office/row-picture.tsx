import { uploadPicture } from '@tawa/contract/catalogue/pictures';
import { useId } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { messageFrom, upload } from '#lib/api/api-client.ts';
import { pictureUrl } from '#lib/paths.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { officeListsTexts } from './lists.texts.ts';

interface Props<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  form: { control: Control<Values, unknown, Values> };
}

/** The square picture of a person; sent as soon as it is chosen. */
export function RowPicture<Values extends FieldValues>({ name, label, form }: Props<Values>) {
  const t = useTexts(wordsTexts);
  const officeLists = useTexts(officeListsTexts);
  const id = useId();
  const { field, fieldState } = useController({ name, control: form.control });
  const path: unknown = field.value;
  const send = useMutation({
    mutationFn: async (file: File) =>
      (await upload<typeof uploadPicture>(uploadPicture, { query: { use: 'chefs' } }, file)).body.path,
    onSuccess: (sent) => field.onChange(sent),
  });
  const failure = fieldState.error?.message ?? (send.error ? messageFrom(send.error, t.failed) : '');
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      <div className="flex flex-wrap items-center gap-3">
        {typeof path === 'string' && path !== '' && (
          <img src={pictureUrl(path)} alt="" width={72} height={72} className="size-18 rounded-full object-cover" />
        )}
        <label
          htmlFor={id}
          className={`${buttonClasses({ variant: 'secondary', size: 40 })} cursor-pointer has-focus-visible:outline-2`}
        >
          {send.isPending ? officeLists.sending : path ? officeLists.replacePicture : officeLists.choosePicture}
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="sr-only"
            aria-invalid={failure !== '' || undefined}
            aria-describedby={failure === '' ? undefined : `${id}-failure`}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              if (file) send.mutate(file);
            }}
          />
        </label>
        {typeof path === 'string' && path !== '' && (
          <Button size={40} variant="quiet" onClick={() => field.onChange(null)}>
            {officeLists.removePicture}
          </Button>
        )}
      </div>
      {failure && <FieldError id={`${id}-failure`}>{failure}</FieldError>}
    </div>
  );
}
