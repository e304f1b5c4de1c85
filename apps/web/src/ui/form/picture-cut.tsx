import { findOwn } from '@tawa/domain/common/own';
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type PointerEvent } from 'react';
import type { Cut } from '#lib/api/send-picture.ts';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { Sheet } from '../dialog/dialog.tsx';

interface Props {
  file: Blob;
  /** Width by height of what is kept, */
  ratio: number;
  /** and the class that draws it. */
  aspect: string;
  pending: boolean;
  onCut: (cut: Cut) => void;
  onClose: () => void;
}

const zoomMax = 4;
const stepShare = 0.02;
const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

/** The part of a picture that fills the frame at this zoom, with its corner at these shares. */
function cutAt(
  size: { width: number; height: number; ratio: number },
  zoom: number,
  corner: { left: number; top: number },
): Cut {
  const { ratio } = size;
  const isWide = size.width / size.height > ratio;
  const width = (isWide ? (size.height * ratio) / size.width : 1) / zoom;
  const height = (isWide ? 1 : size.width / ratio / size.height) / zoom;
  return { left: clamp(corner.left, 1 - width), top: clamp(corner.top, 1 - height), width, height };
}

/** A file as a picture; a component of its own, because the dialog around it may come later. */
function FileImage({ file, ...props }: Omit<ComponentProps<'img'>, 'src' | 'alt'> & { file: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img {...props} ref={image} alt="" />;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** Chooses the part of a picture that is kept: drag it or use the arrow keys, zoom with the slider. */
export function PictureCut({ file, ratio, aspect, pending, onCut, onClose }: Props) {
  const frame = useRef<HTMLButtonElement>(null);
  const from = useRef<{ x: number; y: number; cut: Cut } | null>(null);
  const [size, setSize] = useState<{ width: number; height: number; ratio: number } | null>(null);
  const [zoom, setZoom] = useState(1);
  const [corner, setCorner] = useState({ left: 0, top: 0 });
  const cut = size && cutAt(size, zoom, corner);

  const drag = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!from.current || !box) return;
    const { x, y, cut: began } = from.current;
    setCorner({
      left: began.left - ((event.clientX - x) / box.width) * began.width,
      top: began.top - ((event.clientY - y) / box.height) * began.height,
    });
  };
  const nudge = (event: KeyboardEvent) => {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-stepShare, 0],
      ArrowRight: [stepShare, 0],
      ArrowUp: [0, -stepShare],
      ArrowDown: [0, stepShare],
    };
    const move = findOwn(moves, event.key);
    if (!move || !cut) return;
    event.preventDefault();
    setCorner({ left: cut.left + move[0], top: cut.top + move[1] });
  };
  const begin = (event: PointerEvent) => {
    if (!cut) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY, cut };
  };
  const measure = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const measured = { width: naturalWidth, height: naturalHeight, ratio };
    const whole = cutAt(measured, 1, { left: 0, top: 0 });
    setSize(measured);
    setCorner({ left: (1 - whole.width) / 2, top: (1 - whole.height) / 2 });
  };

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Cut the picture"
      width="large"
      footer={
        <Button wide disabled={!cut} pending={pending} pendingText="Sending..." onClick={() => cut && onCut(cut)}>
          Use this part
        </Button>
      }
    >
      <button
        type="button"
        ref={frame}
        aria-label="The part that is kept. Drag the picture, or move it with the arrow keys."
        onKeyDown={nudge}
        onPointerDown={begin}
        onPointerMove={drag}
        onPointerUp={() => (from.current = null)}
        className={cx(
          'relative w-full cursor-move touch-none overflow-hidden rounded-lg bg-surface-3 select-none',
          aspect,
        )}
      >
        <FileImage
          file={file}
          draggable={false}
          onLoad={(event) => measure(event.currentTarget)}
          className="absolute max-w-none"
          style={
            cut
              ? {
                  width: percent(1 / cut.width),
                  height: percent(1 / cut.height),
                  left: percent(-cut.left / cut.width),
                  top: percent(-cut.top / cut.height),
                }
              : { width: '100%' }
          }
        />
      </button>
      <label className="mt-4 flex min-h-11 items-center gap-3 text-sm font-semibold">
        Zoom
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
