import { changeSetting, type EffectBase } from '@tawa/contract/content/settings';
import { serviceDayStartHour } from '@tawa/domain/common/limits';
import { settingRules } from '@tawa/domain/content/setting-rules';
import { settingProblem, settingWords, type SettingKey } from '@tawa/domain/content/settings';
import { call } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { deskSettingsTexts as texts } from '#lib/messages-office-settings.ts';
import { SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import { ChangeEffect } from './change-effect.tsx';
import { officeSettingsTexts } from './settings.texts.ts';
import { TypedForm, useTyped, ValueNow } from './typed-form.tsx';
import { fieldOf, momentOf, nextServiceDay, typedOf, valueOf } from './typed-value.ts';

interface Typed {
  value: string;
  when: string;
  moment: string;
  reason: string;
}

const whens = [
  { value: 'now', label: texts.atOnce },
  { value: 'later', label: texts.later },
];

function labelOf(name: SettingKey): string {
  const { kind, unit } = settingRules[name];
  if (kind === 'paise') return texts.inRupees;
  if (kind === 'percent') return texts.inPercent;
  if (kind === 'moment') return texts.inMoment;
  return kind === 'whole' ? texts.inUnit(unit) : texts.value;
}

/** What is wrong with what was typed, by field. */
function problemsOf(name: SettingKey, typed: Typed, current: string | number, now: number) {
  const value = valueOf(name, typed.value);
  const at = momentOf(typed.moment);
  const isLater = typed.when === 'later';
  const momentProblem = Number.isNaN(at) ? texts.noMoment : at <= now ? texts.pastMoment : undefined;
  return {
    value: settingProblem(name, value) ?? (!isLater && value === current ? texts.same : undefined),
    moment: isLater ? momentProblem : undefined,
  };
}

const longText = 150;

interface Props {
  name: SettingKey;
  value: string | number;
  now: number;
  base?: EffectBase | null;
}

function ValueField({
  name,
  value,
  error,
  onValue,
}: {
  name: SettingKey;
  value: string;
  error?: string;
  onValue: (value: string) => void;
}) {
  const { kind, choices, help, max } = settingRules[name];
  const change = (event: { currentTarget: { value: string } }) => onValue(event.currentTarget.value);
  const common = { label: labelOf(name), hint: help, value, error, onChange: change };
  if (kind === 'choice') {
    const options = Object.entries(choices).map(([choice, label]) => ({ value: choice, label }));
    return <SelectField {...common} options={options} />;
  }
  if (kind === 'moment') return <TextField {...common} type="datetime-local" />;
  if (max > longText && kind === 'text') return <TextareaField {...common} rows={3} maxLength={max} counter />;
  if (kind === 'text' || kind === 'email')
    return <TextField {...common} maxLength={max} type={kind === 'email' ? 'email' : 'text'} />;
  return <TextField {...common} inputMode={kind === 'whole' ? 'numeric' : 'decimal'} maxLength={12} />;
}

/** Asks for a new value, from when on, and why. */
export function ChangeForm({ name, value: current, now, base = null }: Props) {
  const t = useTexts(officeSettingsTexts);
  const { kind } = settingRules[name];
  const start: Typed = {
    value: typedOf(name, current),
    when: kind === 'paise' || kind === 'percent' ? 'later' : 'now',
    moment: fieldOf(nextServiceDay(now, serviceDayStartHour)),
    reason: '',
  };
  const form = useTyped(start, (typed) => problemsOf(name, typed, current, now));
  const { typed, shown } = form;
  const isLater = typed.when === 'later';
  const moment = momentOf(typed.moment);
  const isDated = isLater && !Number.isNaN(moment);
  const wish = {
    run: () => {
      const when = isDated ? { valid_from: new Date(moment).toISOString() } : {};
      const body = { key: name, value: valueOf(name, typed.value), reason: typed.reason.trim(), ...when };
      return call(changeSetting, { body });
    },
    done: isLater ? t.scheduled : t.saved,
  };
  return (
    <TypedForm
      form={form}
      onSubmit={form.send(wish)}
      effect={base && <ChangeEffect name={name} from={current} to={valueOf(name, typed.value)} base={base} />}
      submit={isDated ? t.schedule({ when: formatWhen(moment, now) }) : t.save}
    >
      <ValueNow>{settingWords(name, current)}</ValueNow>
      <ValueField name={name} value={typed.value} error={shown.value} onValue={form.set('value')} />
      <SelectField label={t.when} options={whens} value={typed.when} onChange={form.on('when')} />
      {isLater && (
        <TextField
          label={t.moment}
          type="datetime-local"
          value={typed.moment}
          error={shown.moment}
          onChange={form.on('moment')}
        />
      )}
    </TypedForm>
  );
}
