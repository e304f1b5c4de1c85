import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import type { OwnDishPhoto as Photo } from '@tawa/contract/catalogue/dish-photos';
import { useId } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { FieldError } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useDeleteDishPhoto, useSendDishPhoto } from './dish-photos.queries.ts';
import { dishPhotosTexts } from './dish-photos.texts.ts';

interface Props {
  orderNumber: string;
  dish: { menu_id: number; name: string; photo: Photo | null };
}

function Choose({
  name,
  hasPhoto,
  send,
}: {
  name: string;
  hasPhoto: boolean;
  send: ReturnType<typeof useSendDishPhoto>;
}) {
  const t = useTexts(dishPhotosTexts);
  const id = useId();
  const failure = send.error ? messageFrom(send.error, t.failed) : '';
  return (
    <>
      <label
        htmlFor={id}
        className={cx(
          buttonClasses({ variant: 'secondary', size: 40 }),
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus',
        )}
      >
        <Icon of={CameraIcon} weight="bold" className="text-[1.15em]" />
        <span aria-hidden="true">{send.isPending ? t.sending : hasPhoto ? t.another : t.add}</span>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={send.isPending}
          aria-label={hasPhoto ? t.anotherOf({ dish: name }) : t.addTo({ dish: name })}
          aria-describedby={failure === '' ? undefined : `${id}-failure`}
          className="sr-only"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) send.mutate(file);
          }}
        />
      </label>
      {failure !== '' && <FieldError id={`${id}-failure`}>{failure}</FieldError>}
    </>
  );
}

/** The customer's own photo of a dish that was brought: sent, looked at, shown or hidden, and taken back. */
export function OwnDishPhoto({ orderNumber, dish: { menu_id, name, photo } }: Props) {
  const t = useTexts(dishPhotosTexts);
  const dish = { order_number: orderNumber, menu_id };
  const send = useSendDishPhoto(dish);
  const remove = useDeleteDishPhoto(dish);
  const isRemoved = photo?.state === 'hidden';
  const words =
    photo && { waiting: t.waiting, shown: t.shown, hidden: t.hidden({ reason: photo.reason ?? '' }) }[photo.state];
  const takeBack = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast.success(t.removed),
      onError: (error) => toast.error(messageFrom(error, t.removeFailed)),
    });
  return (
    <div className="flex w-full flex-wrap items-center gap-3">
      {photo && !isRemoved && (
        <Picture
          src={pictureUrl(photo.photo)}
          alt={t.yours({ dish: name })}
          sizes="64px"
          className="size-16 rounded-md"
        />
      )}
      {words && (
        <p role="status" className="min-w-0 flex-1 basis-40 text-note text-ink-2 wrap-anywhere">
          {words}
        </p>
      )}
      <Choose name={name} hasPhoto={photo !== null} send={send} />
      {photo && !isRemoved && (
        <Button
          variant="quiet"
          size={40}
          icon={TrashIcon}
          aria-label={t.removeOf({ dish: name })}
          pending={remove.isPending}
          onClick={takeBack}
        >
          {t.remove}
        </Button>
      )}
    </div>
  );
}
