import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { useRef, useState } from 'react';
import { messageFrom } from '../../lib/api-client.ts';
import { menuMessages } from '../../lib/messages-menu.ts';
import { pictureUrl } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { FieldError } from '../../ui/field.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useSendPicture } from './menu-editor.queries.ts';
import { PictureCut } from './picture-cut.tsx';

const bytesMax = 5 * 1024 * 1024;

interface Props {
  path: string | null | undefined;
  error: string | undefined;
  onChange: (path: string | null) => void;
}

/** The picture of a dish: chosen or dropped, cut to 4:3, sent at once. */
export function PictureField({ path, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const send = useSendPicture();
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);

  const take = (chosen: File | undefined) => {
    setRefused(null);
    if (!chosen) return;
    if (chosen.size > bytesMax) setRefused('The file is larger than 5 MB.');
    else if (!chosen.type.startsWith('image/')) setRefused('Choose a picture (JPEG, PNG, WebP or AVIF).');
    else setFile(chosen);
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
        <Picture src={pictureUrl(path)} alt="The dish" sizes="96px" className="aspect-4/3 w-24 rounded-md" />
      ) : (
        <span
          aria-hidden="true"
          className="grid aspect-4/3 w-24 place-items-center rounded-md bg-surface-2 text-2xl text-ink-3"
        >
          <ImageIcon />
        </span>
      )}
      <p className="min-w-28 flex-1 text-note text-ink-3">{menuMessages.picture}</p>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Picture of the dish"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <div className="flex flex-col items-stretch">
        <Button variant="secondary" size={40} onClick={() => input.current?.click()}>
          {path ? 'Replace' : 'Add a picture'}
        </Button>
        {path && (
          <Button variant="quiet" size={40} onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      {text && (
        <div className="w-full" role="alert">
          <FieldError>{text}</FieldError>
        </div>
      )}
      {file && (
        <PictureCut
          file={file}
          pending={send.isPending}
          onClose={() => setFile(null)}
          onCut={(cut) =>
            send.mutate(
              { file, cut },
              {
                onSuccess: ({ body }) => onChange(body.path),
                onError: (failure) => setRefused(messageFrom(failure, menuMessages.notPicture)),
                onSettled: () => setFile(null),
              },
            )
          }
        />
      )}
    </div>
  );
}
