import { takeBackSetting } from '@tawa/contract/content/settings';
import { settingRules } from '@tawa/domain/content/setting-rules';
import { settingWords, type SettingKey } from '@tawa/domain/content/settings';
import { call } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { PastValueRow, PastValues } from './past-value.tsx';
import type { SettingHistory } from './settings.queries.ts';
import { officeSettingsTexts } from './settings.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** The values that a setting has had and will have, the newest first, down to the one it was delivered with. */
export function HistoryOfSetting({ name, setting, now }: { name: SettingKey; setting: SettingHistory; now: number }) {
  const t = useTexts(officeSettingsTexts);
  const language = useLanguage();
  const isDelivered = setting.history.every(({ state }) => state === 'waiting');
  return (
    <PastValues>
      {setting.history.map(({ setting_id: id, value, state, valid_from, set_by, reason }) => (
        <PastValueRow
          key={id}
          value={settingWords(name, value)}
          state={state}
          when={t.from({ when: formatWhen(valid_from, now, language) })}
          who={t.changedBy({ name: set_by, reason })}
          takeBack={{ run: () => call(takeBackSetting, { params: { key: name, id } }), done: t.takenBack }}
        />
      ))}
      <PastValueRow
        value={settingWords(name, settingRules[name].fallback)}
        state={isDelivered ? 'in_force' : 'past'}
        who={t.delivered}
      />
    </PastValues>
  );
}
