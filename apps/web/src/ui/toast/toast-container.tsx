import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { toastDragPercent } from '@tawa/domain/common/limits';
import { useEffect, type MouseEvent } from 'react';
import { cssTransition, toast as show, ToastContainer } from 'react-toastify/unstyled';
import '#styles/toast.css';
import { Icon } from '../icon.tsx';
import { drainToasts, type QueuedToast, type ToastKind } from './toast.ts';
import { keepClear } from './toast-place.ts';
import { toastPartTexts } from './toast.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const icons: Record<ToastKind, typeof InfoIcon> = {
  success: CheckCircleIcon,
  error: WarningCircleIcon,
  info: InfoIcon,
};
const colours: Record<ToastKind, string> = { success: 'text-success', error: 'text-danger', info: 'text-info' };

const standMax = 2;
// One that slid in would pass over whatever it stands beside.
const fade = cssTransition({ enter: 'toast-in', exit: 'toast-out' });

/**
 * Shows toasts, at most two at a time: what is said again is the one that stands, and a third one sends the oldest away, unless that
 * tells of a failure, which is read first.
 */
function createPresenter() {
  /** Those that stand or wait, the oldest first. */
  let known: { id: string; kind: ToastKind }[] = [];
  const stop = show.onChange(({ id, status }) => {
    if (status === 'removed') known = known.filter((one) => one.id !== String(id));
  });
  const present = (entry: QueuedToast): void => {
    const { kind, text, id = `${kind} ${text}` } = entry;
    if (known.some((one) => one.id === id)) {
      if (show.isActive(id)) showOne(entry, id, true);
      return;
    }
    const tooMany = known.slice(0, Math.max(0, known.length - standMax + 1));
    for (const one of tooMany) if (one.kind !== 'error') show.dismiss(one.id);
    known.push({ id, kind });
    clear.settle();
    showOne(entry, id, false);
  };
  const clear = keepClear(() => known.length > 0);
  const leave = () => {
    stop();
    clear.stop();
  };
  return { present, leave };
}

function showOne({ kind, text, duration, action }: QueuedToast, id: string, stands: boolean): void {
  const options = {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: duration,
    toastId: id,
    icon: <Icon of={icons[kind]} weight="fill" className={`text-[1.25rem] ${colours[kind]}`} />,
  };
  const content = ({ closeToast }: { closeToast: () => void }) => (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <span className="min-w-0 flex-1">{text}</span>
      {action && (
        <button
          type="button"
          className="-my-2 h-11 shrink-0 rounded-md px-2 font-bold text-brand-ink"
          onClick={() => {
            closeToast();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </span>
  );
  if (stands) show.update(id, { ...options, render: content });
  else show(content, options);
}

function CloseButton({ closeToast }: { closeToast: (event: MouseEvent) => void }) {
  const t = useTexts(toastPartTexts);
  return (
    <button
      type="button"
      aria-label={t.closeNotification}
      onClick={closeToast}
      className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-[1rem] text-ink-3"
    >
      <Icon of={XIcon} weight="bold" />
    </button>
  );
}

/** The stack of toasts: top right, full width on phones, at most two, and clear of what is open. */
export function Container() {
  const t = useTexts(toastPartTexts);
  useEffect(() => {
    const { present, leave } = createPresenter();
    const stop = drainToasts(present);
    return () => {
      stop();
      leave();
    };
  }, []);
  return (
    <ToastContainer
      aria-label={t.notifications}
      position="top-right"
      transition={fade}
      limit={standMax}
      newestOnTop
      hideProgressBar
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={toastDragPercent}
      closeButton={CloseButton}
    />
  );
}
