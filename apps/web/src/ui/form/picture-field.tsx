import { pictureShapes } from '@tawa/domain/catalogue/pictures';
import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { useEffect, useRef, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { pictureUrl } from '#lib/paths.ts';
import { useSendPicture, type PictureUse } from '#lib/api/send-picture.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { FieldError } from './field.tsx';
import { PictureCut } from './picture-cut.tsx';
import { formPartTexts } from './form.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const bytesMax = 5 * 1024 * 1024;

const aspects: Record<PictureUse, string> = {
  dishes: 'aspect-4/3',
  chefs: 'aspect-square',
  logos: 'aspect-square',
  covers: 'aspect-5/2',
  blogs: 'aspect-video',
  heroes: 'aspect-20/9',
  'heroes-tall': 'aspect-50/59',
};

interface Props {
  use: PictureUse;
  /** What the input is called: 'Picture of the dish'. */
  label: string;
  /** What the picture shows: 'The dish'. */
  alt: string;
  hint: string;
  path: string | null | undefined;
  error: string | undefined;
  onChange: (path: string | null) => void;
}

/** A picture: chosen or dropped, cut to the proportions of its use, sent at once. */
export function PictureField({ use, label, alt, hint, path, error, onChange }: Props) {
  const t = useTexts(formPartTexts);
  const input = useRef<HTMLInputElement>(null);
  const send = useSendPicture(use);
  const shape = pictureShapes[use];
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen]);
  const take = (file: File | undefined) => {
    setRefused(null);
    if (!file) return;
    if (file.size > bytesMax) setRefused(t.tooLarge);
    else if (!file.type.startsWith('image/')) setRefused(t.noPicture);
    else setChosen({ file, url: URL.createObjectURL(file) });
  };
  const text = error ?? refused;
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
      className={cx('flex flex-wrap items-center gap-3 rounded-lg', isOver && 'ring-2 ring-brand')}
    >
      {path ? (
        <img
          src={pictureUrl(path)}
          alt={alt}
          className={cx('w-24 rounded-md bg-surface-3 object-cover', aspects[use])}
        />
      ) : (
        <span
          aria-hidden="true"
          className={cx('grid w-24 place-items-center rounded-md bg-surface-2 text-2xl text-ink-3', aspects[use])}
        >
          <ImageIcon />
        </span>
      )}
      <p className="min-w-28 flex-1 text-note text-ink-3">{hint}</p>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <div className="flex flex-col items-stretch">
        <Button variant="secondary" size={40} onClick={() => input.current?.click()}>
          {path ? t.replace : t.addPicture}
        </Button>
        {path && (
          <Button variant="quiet" size={40} onClick={() => onChange(null)}>
            {t.remove}
          </Button>
        )}
      </div>
      {text && (
        <div className="w-full" role="alert">
          <FieldError>{text}</FieldError>
        </div>
      )}
      {chosen && (
        <PictureCut
          url={chosen.url}
          ratio={shape.width / shape.height}
          aspect={aspects[use]}
          pending={send.isPending}
          onClose={() => setChosen(null)}
          onCut={(cut) =>
            send.mutate(
              { file: chosen.file, cut },
              {
                onSuccess: ({ body }) => onChange(body.path),
                onError: (failure) => setRefused(messageFrom(failure, t.notSent)),
                onSettled: () => setChosen(null),
              },
            )
          }
        />
      )}
    </div>
  );
}
