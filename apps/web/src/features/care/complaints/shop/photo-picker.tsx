import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useEffect, useId, useMemo } from 'react';
import { buttonClasses } from '#ui/button-classes.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { complaintsComplaintsTexts } from './complaints.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  photos: readonly File[];
  onChange: (photos: File[]) => void;
  /** How many may still be chosen in all. */
  max: number;
  disabled?: boolean;
}

/** The chosen files as addresses that this page alone can show. */
function usePreviews(photos: readonly File[]): string[] {
  const previews = useMemo(() => photos.map((photo) => URL.createObjectURL(photo)), [photos]);
  useEffect(() => () => previews.forEach((preview) => URL.revokeObjectURL(preview)), [previews]);
  return previews;
}

/** Chooses photos, shows them small, and lets each be taken back. */
export function PhotoPicker({ photos, onChange, max, disabled = false }: Props) {
  const t = useTexts(complaintsComplaintsTexts);
  const id = useId();
  const previews = usePreviews(photos);
  const isFull = photos.length >= max;
  return (
    <div>
      {photos.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-3">
          {photos.map((photo, index) => (
            <li key={previews[index]} className="relative">
              <img src={previews[index]} alt={photo.name} className="size-24 rounded-md bg-surface-3 object-cover" />
              <IconButton
                label={t.remove({ name: photo.name })}
                icon={XIcon}
                look="filled"
                disabled={disabled}
                className="absolute -top-3 -right-3"
                onClick={() => onChange(photos.filter((_other, other) => other !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      <label
        htmlFor={id}
        className={cx(
          buttonClasses({ variant: 'secondary', size: 40 }),
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus',
          (disabled || isFull) && 'cursor-not-allowed text-ink-3',
        )}
      >
        <Icon of={CameraIcon} weight="bold" className="text-[1.15em]" />
        {t.add}
        <input
          id={id}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={disabled || isFull}
          aria-describedby={`${id}-hint`}
          className="sr-only"
          onChange={(event) => {
            onChange([...photos, ...(event.currentTarget.files ?? [])].slice(0, max));
            event.currentTarget.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className="mt-1.5 text-note text-ink-3">
        {photos.length === 0 ? t.hint({ max }) : t.left({ left: max - photos.length })}
      </p>
    </div>
  );
}
