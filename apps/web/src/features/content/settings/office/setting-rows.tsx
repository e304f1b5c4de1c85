import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import type { SettingNow } from '@tawa/contract/content/settings';
import { settingRules } from '@tawa/domain/content/setting-rules';
import { settingWords, type SettingKey } from '@tawa/domain/content/settings';
import { Link } from 'react-router';
import { formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { officeSettingsTexts } from './settings.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** A value says its own unit in one word; what more there is to say of it stands below the name. */
const isToldBeside = (name: SettingKey): boolean => {
  const { kind, unit } = settingRules[name];
  return unit !== '' && (kind !== 'whole' || unit.includes(' '));
};

/** One setting of the group: what it is, its value, the next one, and the way to change it. */
export function SettingRow({ name, row, to, now }: { name: SettingKey; row: SettingNow; to: string; now: number }) {
  const t = useTexts(officeSettingsTexts);
  const language = useLanguage();
  const { label, unit } = settingRules[name];
  return (
    <li className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <div className="min-w-0 max-md:col-start-1 max-md:row-start-1">
        <p className="text-sm font-semibold">{label}</p>
        {isToldBeside(name) && <p className="text-note text-ink-3">{unit}</p>}
      </div>
      <div className="num min-w-0 text-sm max-md:col-span-2 max-md:row-start-2">
        <span className="font-semibold [overflow-wrap:anywhere]">{settingWords(name, row.value)}</span>
        {row.next && (
          <span className="mt-1 flex flex-wrap items-center gap-2">
            <span className="[overflow-wrap:anywhere]">{settingWords(name, row.next.value)}</span>
            <Badge tone="info" icon={CalendarBlankIcon}>
              {t.from({ when: formatWhen(row.next.valid_from, now, language) })}
            </Badge>
          </span>
        )}
      </div>
      <Link
        to={to}
        aria-label={t.changeOf({ label })}
        className="flex min-h-11 items-center px-2 text-sm font-bold text-brand-ink hover:underline max-md:col-start-2 max-md:row-start-1"
      >
        {t.change}
      </Link>
    </li>
  );
}
