import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRingingIcon } from '@phosphor-icons/react/dist/ssr/BellRinging';
import { messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast/toast.ts';
import { readPushState, turnPushOff, turnPushOn } from './browser-push.ts';
import { notificationsTexts } from './notifications.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Push on this device: what holds now, why it cannot be had, and one button. */
export function PushSwitch({ userid }: { userid: number }) {
  const t = useTexts(notificationsTexts);
  const client = useQueryClient();
  const queryKey = ['push-state', userid];
  const { data: state } = useQuery({ queryKey, queryFn: () => readPushState(userid), networkMode: 'always' });
  const change = useMutation({
    mutationFn: () => (state === 'on' ? turnPushOff(userid) : turnPushOn(userid)),
    onSuccess: (next) => client.setQueryData(queryKey, next),
    onError: (error) => toast.error(messageFrom(error, t.push.failed)),
  });
  if (!state) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface-2 p-4">
      <Icon of={BellRingingIcon} weight="fill" className="text-[1.375rem] text-brand-ink" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-body font-bold">{t.push.title}</p>
        <p role="status" className="text-sm text-ink-2">
          {t.push.states[state]}
        </p>
      </div>
      {(state === 'on' || state === 'off') && (
        <Button
          variant={state === 'on' ? 'secondary' : 'primary'}
          size={40}
          pending={change.isPending && t.push.pending}
          onClick={() => change.mutate()}
        >
          {state === 'on' ? t.push.turnOff : t.push.turnOn}
        </Button>
      )}
    </div>
  );
}
