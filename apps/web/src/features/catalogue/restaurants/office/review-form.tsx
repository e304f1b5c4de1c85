import {
  type ChecklistGroup,
  checklistGroups,
  type ChecklistItem,
  checklistItems,
} from '@tawa/domain/catalogue/restaurant-life';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { PaperView } from './paper-view.tsx';
import { step, useRestaurantAction, type OfficeRestaurant } from './restaurants.queries.ts';
import { officeRestaurantsTexts } from './restaurants.texts.ts';
import { ReviewRow, type Verdict } from './review-row.tsx';
import { catalogueRestaurantsTexts } from '../restaurants.texts.ts';

type Verdicts = Partial<Record<ChecklistItem, Verdict>>;

const isGroup = (name: string): name is ChecklistGroup => Object.hasOwn(checklistGroups, name);
const groups = Object.keys(checklistGroups).filter(isGroup);

function Rejection({ restaurant, onClose }: { restaurant: OfficeRestaurant; onClose: () => void }) {
  const t = useTexts(officeRestaurantsTexts);
  const [reason, setReason] = useState('');
  const action = useRestaurantAction();
  const send = () => action.mutate(step(restaurant, { to: 'rejected', reason: reason.trim() }, t.rejected));
  return (
    <div className="mt-3 space-y-3">
      <TextareaField
        label={t.reason}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" disabled={reason.trim() === ''} pending={action.isPending} onClick={send}>
          {t.reject}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t.keepOpen}
        </Button>
      </div>
    </div>
  );
}

const isItem = (name: string | undefined): name is ChecklistItem => checklistItems.some((item) => item === name);

/** F and M decide about the line that has the focus, arrows go from line to line. */
function useKeys(decide: (item: ChecklistItem, fine: boolean) => void) {
  const lines = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.closest('textarea')) return;
    const row = event.target.closest<HTMLElement>('[data-item]');
    const item = row?.dataset.item;
    if (!row || !isItem(item) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'f' || key === 'm') decide(item, key === 'f');
    if (key !== 'arrowdown' && key !== 'arrowup') return;
    event.preventDefault();
    const rows = [...(lines.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    rows[rows.indexOf(row) + (key === 'arrowdown' ? 1 : -1)]?.querySelector('button')?.focus();
  });
  useEffect(() => {
    const box = lines.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    box?.addEventListener('keydown', listen);
    return () => box?.removeEventListener('keydown', listen);
  }, []);
  return lines;
}

interface FootProps {
  restaurant: OfficeRestaurant;
  verdicts: Verdicts;
}

/** How far the review is, and what follows from it. */
function Foot({ restaurant, verdicts }: FootProps) {
  const t = useTexts(officeRestaurantsTexts);
  const [rejecting, setRejecting] = useState(false);
  const action = useRestaurantAction();
  const all = checklistItems.length;
  const fine = checklistItems.filter((item) => verdicts[item]?.fine === true).length;
  const remarks = checklistItems.flatMap((item) => {
    const verdict = verdicts[item];
    const remark = verdict?.remark.trim() ?? '';
    return verdict?.fine === false && remark !== '' ? [{ item, remark }] : [];
  });
  const hasRemarks = remarks.length > 0;
  const ask = () => action.mutate(step(restaurant, { to: 'changes_requested', remarks }, t.asked));
  return (
    <footer className="sticky bottom-0 z-10 -mx-1 mt-4 border-t border-line bg-surface px-1 py-3 max-md:-bottom-6 max-md:-mx-5 max-md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num text-sm">
          <b className="block font-semibold">
            {t.counts({ fine, remarks: remarks.length, open: all - fine - remarks.length })}
          </b>
          <span className="text-note text-ink-3">
            {t.activateHint({ all })} <span className="pointer-coarse:hidden">{t.keysHint}</span>
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          {!rejecting && (
            <Button size={40} variant="secondary" onClick={() => setRejecting(true)}>
              {t.reject}
            </Button>
          )}
          <Button
            size={40}
            variant={hasRemarks ? 'secondary' : 'primary'}
            disabled={fine < all}
            pending={action.isPending}
            onClick={() => action.mutate(step(restaurant, { to: 'active' }, t.activated))}
          >
            {t.activate}
          </Button>
          {hasRemarks && (
            <Button size={40} pending={action.isPending} onClick={ask}>
              {t.ask({ remarks: remarks.length })}
            </Button>
          )}
        </div>
      </div>
      {rejecting && <Rejection restaurant={restaurant} onClose={() => setRejecting(false)} />}
    </footer>
  );
}

interface Props {
  restaurant: OfficeRestaurant;
  /** What else the office knows of the restaurant, under its papers. */
  children: ReactNode;
}

/** The checklist line by line beside the papers, and what follows from it: activate, ask for changes, reject. */
export function ReviewForm({ restaurant, children }: Props) {
  const t = useTexts(catalogueRestaurantsTexts);
  const { publicProfile } = useTexts(officeRestaurantsTexts);
  const nameOf = (group: ChecklistGroup) => (group === 'restaurant' ? publicProfile : t.group[group]);
  const [verdicts, setVerdicts] = useState<Verdicts>({});
  const [chosen, setChosen] = useState<ChecklistItem>('fssai');
  const judge = (item: ChecklistItem, verdict: Verdict) => setVerdicts({ ...verdicts, [item]: verdict });
  const lines = useKeys((item, fine) => judge(item, { fine, remark: verdicts[item]?.remark ?? '' }));
  return (
    <div className="grid gap-4 @2xl:grid-cols-[minmax(0,1fr)_304px] @2xl:gap-x-6">
      <div className="min-w-0">
        <div ref={lines} className="space-y-4">
          {groups.map((group) => (
            <section
              key={group}
              aria-label={nameOf(group)}
              className="overflow-hidden rounded-xl border border-line bg-surface"
            >
              <h3 className="px-4 py-3 text-base font-bold">{nameOf(group)}</h3>
              <ul className="border-t border-line">
                {checklistGroups[group].map((item) => (
                  <ReviewRow
                    key={item}
                    restaurant={restaurant}
                    item={item}
                    verdict={verdicts[item]}
                    chosen={item === chosen}
                    onChoose={() => setChosen(item)}
                    onChange={(verdict) => judge(item, verdict)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <Foot restaurant={restaurant} verdicts={verdicts} />
      </div>
      <div className="min-w-0">
        <PaperView
          restaurant={restaurant}
          item={chosen}
          verdict={verdicts[chosen]}
          onJudge={(verdict) => judge(chosen, verdict)}
        />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
