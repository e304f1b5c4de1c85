import { type StaffRole, staffRoleWords } from '@tawa/domain/accounts/staff';
import { isGuessablePin } from '@tawa/domain/accounts/tablets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { getSession, holdSession } from '#lib/session/session.ts';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { PinPad } from './pin-pad.tsx';
import { enter, tabletQuery } from './tablet.queries.ts';
import { tabletTexts } from './tablet.texts.ts';

interface Person {
  person_id: number;
  name: string;
  role: StaffRole;
}

/** Where somebody is on the way in: their PIN, or one of their own in the place of the one they were given. */
type Step = { is: 'pin' } | { is: 'choose'; first: string } | { is: 'again'; first: string; chosen: string };

function Entry({ person, onCancel }: { person: Person; onCancel: () => void }) {
  const t = useTexts(tabletTexts);
  const [step, setStep] = useState<Step>({ is: 'pin' });
  const [fault, setFault] = useState<string | null>(null);
  const entering = useMutation({ mutationFn: enter, onError: (error) => setFault(messageFrom(error, t.pin.failed)) });
  const send = (pin: string, new_pin?: string) =>
    entering.mutate(
      { person_id: person.person_id, pin, ...(new_pin !== undefined && { new_pin }) },
      {
        onSuccess: (entered) => {
          const restaurant_id = getSession()?.restaurant_id ?? null;
          if (entered === null) return setStep({ is: 'choose', first: pin });
          const { token, person_id: userId, name } = entered;
          // In memory alone: a page that is loaded anew asks again who it is.
          holdSession({ token, userId, userType: 'restaurant', restaurant_id, tablet: name });
        },
        onError: () => new_pin !== undefined && setStep({ is: 'pin' }),
      },
    );
  const done = (pin: string) => {
    setFault(null);
    if (step.is === 'pin') return send(pin);
    if (step.is === 'choose')
      return isGuessablePin(pin) ? setFault(t.pin.easy) : setStep({ ...step, is: 'again', chosen: pin });
    if (pin === step.chosen) return send(step.first, pin);
    setFault(t.pin.differs);
    setStep({ is: 'choose', first: step.first });
  };
  const titles = {
    pin: t.pin.title({ name: person.name }),
    choose: t.pin.chooseTitle,
    again: t.pin.againTitle,
  };
  return (
    <PinPad
      key={step.is}
      title={titles[step.is]}
      {...(step.is === 'choose' && { text: t.pin.chooseText })}
      error={fault}
      pending={entering.isPending}
      onDone={done}
      onCancel={onCancel}
    />
  );
}

const tile =
  'press grid min-h-20 content-center rounded-xl border border-line bg-surface px-4 py-3 text-left shadow-1 enabled-hover:bg-surface-2';

/** The people of the kitchen, under the board that stays in view; a tap on a name asks for its PIN. */
export function WhoIsIt() {
  const t = useTexts(tabletTexts);
  const query = useQuery(tabletQuery);
  const [chosen, choose] = useState<number | null>(null);
  const person = query.data?.people.find(({ person_id }) => person_id === chosen);
  const skeleton = (
    <Loading label={t.loading} className="grid grid-cols-2 gap-3">
      <Skeleton className="h-20 w-full rounded-xl" />
      <Skeleton className="h-20 w-full rounded-xl" />
    </Loading>
  );
  return (
    <section
      aria-label={t.who}
      className="max-h-[46dvh] shrink-0 overflow-y-auto border-t-2 border-brand bg-surface-2 px-4 py-4 text-ink lg:px-6 print:hidden"
    >
      <h2 className="text-2xl font-bold">{t.who}</h2>
      <p className="mb-3 text-body text-ink-2">{t.whoText}</p>
      <Part query={query} skeleton={skeleton} failed={t.failed}>
        {({ people }) =>
          people.length === 0 ? (
            <p className="py-3 text-body font-semibold">{t.nobody}</p>
          ) : (
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
              {people.map(({ person_id, name, role }) => (
                <li key={person_id} className="grid">
                  <button
                    type="button"
                    aria-label={t.tile({ name, role: staffRoleWords[role] })}
                    onClick={() => choose(person_id)}
                    className={tile}
                  >
                    <span className="line-clamp-2 text-lg/6 font-bold wrap-anywhere">{name}</span>
                    <span className="text-sm text-ink-2">{staffRoleWords[role]}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Part>
      {person && <Entry key={person.person_id} person={person} onCancel={() => choose(null)} />}
    </section>
  );
}
