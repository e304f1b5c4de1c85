import { endTablet, giveFirstPin, type Tablet, type TabletPerson } from '@tawa/contract/accounts/staff.tablets';
import { staffRoleWords } from '@tawa/domain/accounts/staff';
import { DeviceTabletIcon } from '@phosphor-icons/react/dist/ssr/DeviceTablet';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { formatDate, formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { toast } from '#ui/toast/toast.ts';
import { useAction } from '#ui/use-action.ts';
import { ShareSheet } from './share-sheet.tsx';
import { tabletsQuery } from './tablet.queries.ts';
import { tabletTexts } from './tablet.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const clock = () => Date.now();

/** One shared tablet with who acts there, and its end. */
function TabletRow({ tablet }: { tablet: Tablet }) {
  const language = useLanguage();
  const t = useTexts(tabletTexts).tablets;
  const now = useNow(clock);
  const deed = useAction(tabletsQuery.queryKey);
  const [asking, setAsking] = useState(false);
  const { tablet_id, tablet_name: name, people } = tablet;
  const facts = {
    name: tablet.set_up_by,
    day: formatDate(tablet.created_on, language),
    seen: formatWhen(tablet.last_seen_at, now, language),
  };
  return (
    <li className="flex flex-wrap items-center gap-3 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <b className="wrap-anywhere">{name}</b>
        <p className="text-sm wrap-anywhere text-ink-2">
          {people.length === 0 ? t.nobodyHere : t.here({ names: people.join(', ') })}
        </p>
        <p className="num text-note text-ink-3">{t.since(facts)}</p>
      </div>
      <Button variant="secondary" size={48} aria-label={t.endLabel({ name })} onClick={() => setAsking(true)}>
        {t.end}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.endTitle({ name })}
        confirmLabel={t.end}
        cancelLabel={t.keep}
        danger
        pending={deed.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          deed.mutate(
            { run: () => call(endTablet, { params: { tablet_id } }), done: t.ended({ name }) },
            { onSettled: () => setAsking(false) },
          )
        }
      >
        {t.endText}
      </ConfirmDialog>
    </li>
  );
}

interface Given {
  name: string;
  pin: string;
  day: string;
}

/** Somebody who can act at a tablet, or who needs a PIN first. */
function PersonRow({ person, onGiven }: { person: TabletPerson; onGiven: (given: Given) => void }) {
  const all = useTexts(tabletTexts);
  const language = useLanguage();
  const t = all.tablets;
  const client = useQueryClient();
  const { person_id, name, role, pin, may_give } = person;
  const giving = useMutation({
    mutationFn: () => call(giveFirstPin, { params: { person_id }, body: {} }),
    onSuccess: ({ body }) => {
      onGiven({ name, pin: body.pin, day: formatDate(body.expires_at, language) });
      return client.invalidateQueries({ queryKey: tabletsQuery.queryKey });
    },
    onError: (error) => toast.error(messageFrom(error, all.pin.failed)),
  });
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <b className="wrap-anywhere">{name}</b>
        <p className="text-sm text-ink-2">
          {staffRoleWords[role]} · {t.state[pin]}
        </p>
      </div>
      {may_give && (
        <Button
          variant="secondary"
          size={48}
          aria-label={t.giveLabel({ name })}
          pending={giving.isPending}
          onClick={() => giving.mutate()}
        >
          {t.give}
        </Button>
      )}
    </li>
  );
}

/** The PIN that somebody was given, to be read to them; it is shown this once. */
function GivenSheet({ given, onClose }: { given: Given; onClose: () => void }) {
  const t = useTexts(tabletTexts).tablets;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.given(given)}
      footer={
        <Button wide onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <p className="num py-4 text-center text-[2.5rem] font-extrabold tracking-[0.2em]">{given.pin}</p>
      <p className="text-body text-ink-2">{t.givenText(given)}</p>
    </Sheet>
  );
}

/** The shared tablets of the kitchen, who can act there, and how this device becomes one. */
export function TabletsCard() {
  const t = useTexts(tabletTexts).tablets;
  const query = useQuery(tabletsQuery);
  const [isSharing, setSharing] = useState(false);
  const [given, setGiven] = useState<Given | null>(null);
  const skeleton = (
    <Loading className="grid gap-3">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </Loading>
  );
  return (
    <Card
      title={t.title}
      facts={t.facts}
      action={
        <Button size={40} icon={DeviceTabletIcon} onClick={() => setSharing(true)}>
          {t.setUp}
        </Button>
      }
    >
      <Part query={query} skeleton={skeleton} failed={t.failed}>
        {({ tablets, people }) => (
          <>
            {tablets.length === 0 ? (
              <p className="py-2 text-body text-ink-2">{t.empty}</p>
            ) : (
              <ul aria-label={t.title} className="divide-y divide-line">
                {tablets.map((tablet) => (
                  <TabletRow key={tablet.tablet_id} tablet={tablet} />
                ))}
              </ul>
            )}
            <h3 className="mt-4 border-t border-line pt-4 font-bold">{t.people}</h3>
            <ul aria-label={t.people} className="divide-y divide-line">
              {people.map((person) => (
                <PersonRow key={person.person_id} person={person} onGiven={setGiven} />
              ))}
            </ul>
          </>
        )}
      </Part>
      {isSharing && <ShareSheet onClose={() => setSharing(false)} />}
      {given && <GivenSheet given={given} onClose={() => setGiven(null)} />}
    </Card>
  );
}
