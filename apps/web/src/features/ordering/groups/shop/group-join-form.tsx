import type { GroupPage } from '@tawa/contract/ordering/groups';
import { groupName } from '@tawa/contract/ordering/groups';
import { allergens, type Allergen, type Diet, type DietProfile, noDiet } from '@tawa/domain/accounts/diet';
import { groupNameLengthMax } from '@tawa/domain/ordering/groups';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { type ReactNode, useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { foodTexts } from '#lib/diet/food.texts.ts';
import { keepDiet } from '#lib/diet/keep-diet.ts';
import { readKeptDiet } from '#lib/diet/kept-diet.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { keepPhoneKey, makePhoneKey } from '#lib/phone-key.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { FieldGroup } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { VegMark } from '#ui/veg-mark.tsx';
import { useJoinGroup } from './groups.queries.ts';
import { guestTexts } from './guests.texts.ts';
import { ownShareTexts } from './own-shares.texts.ts';

/** Offered at first; the others come with 'More'. */
const usual: readonly Allergen[] = ['nuts', 'peanuts', 'milk', 'gluten'];
const plain: readonly Diet[] = ['veg', 'egg', 'any'];

function Choice({
  isOn,
  type,
  name,
  onChange,
  children,
}: {
  isOn: boolean;
  type: 'radio' | 'checkbox';
  name?: string;
  onChange: () => void;
  children: ReactNode;
}) {
  return (
    <label
      className={cx(
        'press inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-body font-semibold whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-focus',
        isOn ? 'border-brand bg-brand-soft text-brand-ink' : 'border-line-strong bg-surface text-ink',
      )}
    >
      <input type={type} name={name} checked={isOn} onChange={onChange} className="sr-only" />
      {isOn && <CheckIcon weight="bold" aria-hidden="true" className="text-[0.9375rem]" />}
      {children}
    </label>
  );
}

function DietChoice({ value, onChange }: { value: Diet; onChange: (diet: Diet) => void }) {
  const t = useTexts(guestTexts);
  const [first] = useState(value);
  // Who keeps a narrower one already is not asked to give it up.
  const offered = plain.includes(first) ? plain : [first, ...plain];
  return (
    <FieldGroup label={t.iEat}>
      <div className="flex flex-wrap gap-2">
        {offered.map((diet) => (
          <Choice key={diet} type="radio" name="diet" isOn={value === diet} onChange={() => onChange(diet)}>
            {diet === 'veg' && <VegMark veg className="size-4" />}
            {t.diets[diet]}
          </Choice>
        ))}
      </div>
    </FieldGroup>
  );
}

interface AvoidProps {
  value: readonly Allergen[];
  host: string;
  onChange: (names: readonly Allergen[]) => void;
}

function AvoidChoice({ value, host, onChange }: AvoidProps) {
  const t = useTexts(guestTexts);
  const food = useTexts(foodTexts);
  const [all, setAll] = useState(() => value.some((name) => !usual.includes(name)));
  const shown = all ? allergens : usual;
  const toggle = (name: Allergen) =>
    onChange(value.includes(name) ? value.filter((other) => other !== name) : [...value, name]);
  return (
    <FieldGroup label={t.avoid} optional hint={t.avoidHint({ host })}>
      <div className="flex flex-wrap gap-2">
        {shown.map((name) => (
          <Choice key={name} type="checkbox" isOn={value.includes(name)} onChange={() => toggle(name)}>
            {food.allergen[name]}
          </Choice>
        ))}
        {!all && (
          <button
            type="button"
            onClick={() => setAll(true)}
            className="press inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-body font-semibold"
          >
            {t.more}
          </button>
        )}
      </div>
    </FieldGroup>
  );
}

const refusedName = (error: unknown): string | undefined => (error instanceof ApiError ? error.fields.name : undefined);

interface Known {
  name: string;
  profile: DietProfile;
}

/** What this guest is known by: in this group, else on this device. */
function knownOf({ own }: GroupPage): Known {
  const kept = readKeptDiet()?.profile ?? noDiet;
  return own
    ? { name: own.name, profile: { ...kept, diet: own.diet, allergens: own.allergens } }
    : { name: '', profile: kept };
}

/** Marks the menu on this device by what was said here. */
const markBy = (profile: DietProfile) => keepDiet({ profile, owner: readKeptDiet()?.owner ?? null });

interface Props {
  token: string;
  secret: string | null;
  page: GroupPage;
  onJoined: (secret: string) => void;
}

/** A name for the bag, what somebody eats and avoids; asked once, and changed later. */
export function JoinForm({ token, secret, page, onJoined }: Props) {
  const t = useTexts(guestTexts);
  const s = useTexts(ownShareTexts);
  const [known] = useState(() => knownOf(page));
  const [name, setName] = useState(known.name);
  const [profile, setProfile] = useState(known.profile);
  const [asked, setAsked] = useState(false);
  const [key] = useState(() => secret ?? makePhoneKey());
  const join = useJoinGroup(token);
  const checked = groupName.safeParse(name);
  const wrong = asked && !checked.success ? checked.error.issues[0]?.message : undefined;
  const isIn = page.own !== null;
  const send = () => {
    setAsked(true);
    if (!checked.success) return document.getElementById('group-name')?.focus();
    // Kept before it is sent: after a lost answer the same guest joins, not a second one.
    keepPhoneKey('group', token, key);
    return join.mutate(
      { secret: key, name: checked.data, diet: profile.diet, allergens: [...profile.allergens] },
      {
        onSuccess: () => {
          void markBy(profile);
          onJoined(key);
        },
        onError: (error) => refusedName(error) ?? toast.error(messageFrom(error, t.failedJoin)),
      },
    );
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        id="group-name"
        label={t.name}
        hint={t.nameHint}
        value={name}
        error={wrong ?? refusedName(join.error)}
        maxLength={groupNameLengthMax}
        autoComplete="given-name"
        onChange={(event) => {
          setName(event.currentTarget.value);
          if (join.error) join.reset();
        }}
      />
      <DietChoice value={profile.diet} onChange={(diet) => setProfile({ ...profile, diet })} />
      <AvoidChoice
        value={profile.allergens}
        host={page.host}
        onChange={(names) => setProfile({ ...profile, allergens: names })}
      />
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-surface px-4 pt-3 pb-4">
        <Button type="submit" size={56} wide pending={join.isPending} pendingText={isIn ? t.saving : t.joining}>
          {isIn ? t.save : t.join}
        </Button>
        <p className="mt-2 text-center text-note text-ink-2">
          {page.pays === 'each' ? s.noAccount : t.noAccount({ host: page.host })}
        </p>
      </div>
    </form>
  );
}
