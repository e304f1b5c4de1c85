import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { toastDragPercent } from '@tawa/domain/common/limits';
import { useEffect, type MouseEvent } from 'react';
import { Slide, toast as show, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import '#styles/toast.css';
import { Icon } from '../icon.tsx';
import { drainToasts, type QueuedToast, type ToastKind } from './toast.ts';
import { toastPartTexts } from './toast.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const icons: Record<ToastKind, typeof InfoIcon> = {
  success: CheckCircleIcon,
  error: WarningCircleIcon,
  info: InfoIcon,
};
const colours: Record<ToastKind, string> = { success: 'text-success', error: 'text-danger', info: 'text-info' };

function present({ kind, text, duration, id, action }: QueuedToast): void {
  const options = {
    type: kind,
    role: kind === 'error' ? 'alert' : 'status',
    autoClose: duration,
    toastId: id,
    icon: <Icon of={icons[kind]} weight="fill" className={`text-[20px] ${colours[kind]}`} />,
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
  if (id !== undefined && show.isActive(id)) show.update(id, { ...options, render: content });
  else show(content, options);
}

function CloseButton({ closeToast }: { closeToast: (event: MouseEvent) => void }) {
  const t = useTexts(toastPartTexts);
  return (
    <button
      type="button"
      aria-label={t.closeNotification}
      onClick={closeToast}
      className="-my-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-[16px] text-ink-3"
    >
      <Icon of={XIcon} weight="bold" />
    </button>
  );
}

/** The stack of toasts: top right, full width on phones, at most three. */
export function Container() {
  const t = useTexts(toastPartTexts);
  useEffect(() => drainToasts(present), []);
  return (
    <ToastContainer
      aria-label={t.notifications}
      position="top-right"
      transition={Slide}
      limit={3}
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
