import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { takeBackSetting, type PastValue } from '@tawa/contract/settings';
import { settingRules } from '@tawa/domain/setting-rules';
import { settingWords, type SettingKey } from '@tawa/domain/settings';
import { call } from '../../lib/api-client.ts';
import { formatWhen } from '../../lib/format.ts';
import { deskSettingsTexts as texts } from '../../lib/messages-office-settings.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useSettingDeed, type SettingHistory } from './settings.queries.ts';

interface RowProps {
  name: SettingKey;
  row: PastValue;
  now: number;
}

function Row({ name, row, now }: RowProps) {
  const deed = useSettingDeed();
  const takeBack = () =>
    deed.mutate({
      run: () => call(takeBackSetting, { params: { key: name, id: row.setting_id } }),
      done: texts.takenBack,
    });
  return (
    <li className="border-l-2 border-line py-1 pl-4">
      <p className="flex flex-wrap items-center gap-2">
        <b className="num min-w-0 [overflow-wrap:anywhere]">{settingWords(name, row.value)}</b>
        {row.state === 'in_force' && <Badge tone="success">{texts.inForce}</Badge>}
        {row.state === 'waiting' && <Badge tone="info">{texts.waiting}</Badge>}
      </p>
      <p className="num text-note text-ink-3">{texts.from(formatWhen(row.valid_from, now))}</p>
      <p className="text-note [overflow-wrap:anywhere] text-ink-2">{texts.changedBy(row.set_by, row.reason)}</p>
      {row.state === 'waiting' && (
        <Button
          size={40}
          variant="secondary"
          icon={ArrowCounterClockwiseIcon}
          className="mt-2"
          pending={deed.isPending}
          onClick={takeBack}
        >
          {texts.takeBack}
        </Button>
      )}
    </li>
  );
}

/** The values that a setting has had and will have, the newest first. */
export function HistoryOfSetting({ name, setting, now }: { name: SettingKey; setting: SettingHistory; now: number }) {
  const isDelivered = setting.history.every(({ state }) => state === 'waiting');
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="mb-3 text-base font-bold">{texts.history}</h3>
      <ol className="space-y-3">
        {setting.history.map((row) => (
          <Row key={row.setting_id} name={name} row={row} now={now} />
        ))}
        <li className="border-l-2 border-line py-1 pl-4">
          <p className="flex flex-wrap items-center gap-2">
            <b className="num min-w-0 [overflow-wrap:anywhere]">{settingWords(name, settingRules[name].fallback)}</b>
            {isDelivered && <Badge tone="success">{texts.inForce}</Badge>}
          </p>
          <p className="text-note text-ink-3">{texts.delivered}</p>
        </li>
      </ol>
    </section>
  );
}
