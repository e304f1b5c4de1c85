import { CameraIcon } from '@phosphor-icons/react/dist/ssr/Camera';
import { useId } from 'react';
import { buttonClasses } from '../button-classes.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

interface Props {
  label: string;
  hint?: string;
  disabled?: boolean;
  /** Opens the camera at once where there is one. */
  camera?: boolean;
  /** Without an edge, where it stands beside what matters more. */
  quiet?: boolean;
  onPick: (photo: File) => void;
}

/** A button that asks for one photo, from the camera or the gallery. */
export function PhotoButton({ label, hint, disabled = false, camera = false, quiet = false, onPick }: Props) {
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className={cx(
          buttonClasses({ variant: quiet ? 'quiet' : 'secondary', size: 40 }),
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus',
          disabled && 'cursor-not-allowed text-ink-3',
        )}
      >
        <Icon of={CameraIcon} weight="bold" className="text-[1.15em]" />
        {label}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          {...(camera && { capture: 'environment' as const })}
          disabled={disabled}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className="sr-only"
          onChange={(event) => {
            const [photo] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (photo) onPick(photo);
          }}
        />
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-note [overflow-wrap:anywhere] text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
