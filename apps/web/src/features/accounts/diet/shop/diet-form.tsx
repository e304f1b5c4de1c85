import { allergens, diets, type Allergen, type Diet, type DietProfile } from '@tawa/domain/accounts/diet';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox, RadioCard } from '#ui/form/checkbox.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useSaveDiet } from './diet.queries.ts';
import { foodTexts } from '#lib/diet/food.texts.ts';
import { dietTexts } from './diet.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';

const toggled = (list: readonly Allergen[], name: Allergen): Allergen[] =>
  list.includes(name) ? list.filter((other) => other !== name) : [...list, name];

interface Props {
  /** Whose profile; null keeps it on this device. */
  userid: number | null;
  known: DietProfile;
  onSaved?: () => void;
}

/** What somebody eats: one diet, halal, what to avoid, and whether the rest is hidden. */
export function DietForm({ userid, known, onSaved }: Props) {
  const t = useTexts(dietTexts);
  const food = useTexts(foodTexts);
  const words = useTexts(wordsTexts);
  const [profile, setProfile] = useState(known);
  const save = useSaveDiet(userid);
  const set = (part: Partial<DietProfile>) => setProfile({ ...profile, ...part });
  const choose = (diet: Diet) => set({ diet });
  const send = () =>
    save.mutate(profile, {
      onSuccess: () => {
        toast.success(t.saved);
        onSaved?.();
      },
      onError: (error) => toast.error(messageFrom(error, words.network)),
    });
  return (
    <form
      aria-label={t.diet}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FieldGroup label={t.iEat}>
        <div className="grid gap-3 sm:grid-cols-2">
          {diets.map((diet) => (
            <RadioCard
              key={diet}
              name="diet"
              heading={t.diets[diet].name}
              text={t.diets[diet].text}
              checked={profile.diet === diet}
              onChange={() => choose(diet)}
            />
          ))}
        </div>
      </FieldGroup>
      <Checkbox
        label={t.halal}
        checked={profile.halal}
        onChange={(event) => set({ halal: event.currentTarget.checked })}
      />
      <FieldGroup label={t.without}>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {allergens.map((name) => (
            <Checkbox
              key={name}
              label={food.allergen[name]}
              checked={profile.allergens.includes(name)}
              onChange={() => set({ allergens: toggled(profile.allergens, name) })}
            />
          ))}
        </div>
      </FieldGroup>
      <Switch label={t.hide} checked={profile.hide} onChange={(hide) => set({ hide })} />
      <p className="text-note text-ink-3">{t.careful}</p>
      <Button type="submit" size={48} className="justify-self-start" pending={save.isPending && t.saving}>
        {t.saveDiet}
      </Button>
    </form>
  );
}
