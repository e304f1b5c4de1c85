import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Cut } from '#lib/api/send-picture.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { Sheet } from '../dialog/dialog.tsx';
import { formPartTexts } from './form.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  /** Where the picture lies. */
  url: string;
  /** Width by height of what is kept, */
  ratio: number;
  /** and the class that draws it. */
  aspect: string;
  pending: boolean;
  onCut: (cut: Cut) => void;
  onClose: () => void;
}

const zoomMax = 4;
const stepPx = 8;

/** Chooses the part of a picture that is kept: drag it or use the arrow keys, zoom with the slider, the wheel or two fingers. */
export function PictureCut({ url, ratio, aspect, pending, onCut, onClose }: Props) {
  const t = useTexts(formPartTexts);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [cut, setCut] = useState<Cut | null>(null);

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.cutPicture}
      width="large"
      footer={
        <Button wide disabled={!cut} pending={pending} pendingText={t.sending} onClick={() => cut && onCut(cut)}>
          {t.usePart}
        </Button>
      }
    >
      <div className={cx('relative w-full overflow-hidden rounded-lg bg-surface-3', aspect)}>
        <Cropper
          image={url}
          aspect={ratio}
          objectFit="cover"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          maxZoom={zoomMax}
          keyboardStep={stepPx}
          // It would write its style sheet as text into the page, which Trusted Types refuse.
          disableAutomaticStylesInjection
          cropperProps={{
            role: 'group',
            'aria-label': 'The part that is kept. Drag the picture, or move it with the arrow keys.',
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={({ x, y, width, height }) =>
            setCut({ left: x / 100, top: y / 100, width: width / 100, height: height / 100 })
          }
        />
      </div>
      <label className="mt-4 flex min-h-11 items-center gap-3 text-sm font-semibold">
        {t.zoom}
        <input
          type="range"
          min={1}
          max={zoomMax}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
          className="min-w-0 flex-1 accent-brand"
        />
      </label>
    </Sheet>
  );
}
