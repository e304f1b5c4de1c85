import { type ChecklistGroup, checklistGroups, type ChecklistItem, checklistItems } from '@tawa/domain/restaurant-life';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { ChatTextIcon } from '@phosphor-icons/react/dist/ssr/ChatText';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { valueOfItem } from '../../lib/checklist-values.ts';
import { deskRestaurantTexts as texts, readyRemarks } from '../../lib/messages-office-restaurants.ts';
import { groupNames, itemNames } from '../../lib/messages-profile.ts';
import { pictureUrl } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { PanelPart } from '../../ui/panel-parts.tsx';
import { step, useRestaurantDeed, type DeskRestaurant } from './restaurants.queries.ts';

type Verdicts = Partial<Record<ChecklistItem, { fine: boolean; remark: string }>>;

const isGroup = (name: string): name is ChecklistGroup => Object.hasOwn(checklistGroups, name);
const groups = Object.keys(checklistGroups).filter(isGroup);

interface RowProps {
  restaurant: DeskRestaurant;
  item: ChecklistItem;
  verdict: Verdicts[ChecklistItem];
  onChange: (verdict: { fine: boolean; remark: string }) => void;
}

/** What a machine found at the line. */
function Check({ restaurant, item }: Pick<RowProps, 'restaurant' | 'item'>) {
  const check = restaurant.checks.find((one) => one.item === item);
  if (!check) return null;
  return (
    <p
      className={cx(
        'num flex items-center gap-1.5 text-note font-semibold',
        check.ok ? 'text-success' : 'text-warning',
      )}
    >
      <Icon of={check.ok ? CheckCircleIcon : WarningIcon} weight="fill" className="shrink-0 text-[16px]" />
      {check.text}
    </p>
  );
}

function Value({ restaurant, item }: Pick<RowProps, 'restaurant' | 'item'>) {
  if (item === 'logo' && restaurant.logo)
    return <img src={pictureUrl(restaurant.logo)} alt={texts.logo} className="size-10 rounded-md object-cover" />;
  return <p className="text-sm break-words text-ink-2">{valueOfItem(restaurant, item) || texts.none}</p>;
}

function Row({ restaurant, item, verdict, onChange }: RowProps) {
  const name = itemNames[item];
  const remark = verdict?.remark ?? '';
  const isRemark = verdict?.fine === false;
  return (
    <li data-item={item} className="border-t border-line py-2 first:border-t-0 has-focus-visible:bg-surface-2">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 gap-x-4 @2xl:grid @2xl:grid-cols-[120px_minmax(0,1fr)]">
          <p className="text-sm font-semibold">{name}</p>
          <div className="min-w-0 space-y-1">
            <Value restaurant={restaurant} item={item} />
            <Check restaurant={restaurant} item={item} />
          </div>
        </div>
        <Chip
          icon={CheckIcon}
          pressed={verdict?.fine === true}
          aria-label={`${name}: ${texts.fine}`}
          onClick={() => onChange({ fine: true, remark })}
        />
        <Chip
          icon={ChatTextIcon}
          pressed={isRemark}
          aria-label={`${name}: ${texts.remark}`}
          onClick={() => onChange({ fine: false, remark })}
        />
      </div>
      {isRemark && (
        <div className="mt-2 space-y-2 rounded-lg border border-danger p-3">
          <TextareaField
            label={texts.remarkLabel}
            rows={2}
            maxLength={300}
            value={remark}
            onChange={(event) => onChange({ fine: false, remark: event.currentTarget.value })}
          />
          {readyRemarks[item] && (
            <div className="flex flex-wrap gap-2">
              {readyRemarks[item].map((words) => (
                <Chip
                  key={words}
                  className="max-w-full text-left whitespace-normal!"
                  onClick={() => onChange({ fine: false, remark: words })}
                >
                  {words}
                </Chip>
              ))}
            </div>
          )}
        </div>
      )}
    </li>
  );
}

function Rejection({ restaurant, onClose }: { restaurant: DeskRestaurant; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const deed = useRestaurantDeed();
  const send = () => deed.mutate(step(restaurant, { to: 'rejected', reason: reason.trim() }, texts.rejected));
  return (
    <div className="mt-3 space-y-3">
      <TextareaField
        label={texts.reason}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" disabled={reason.trim() === ''} pending={deed.isPending} onClick={send}>
          {texts.reject}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.keepOpen}
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

/** The checklist line by line, and what follows from it: activate, ask for changes, reject. */
export function ReviewForm({ restaurant }: { restaurant: DeskRestaurant }) {
  const [verdicts, setVerdicts] = useState<Verdicts>({});
  const [rejecting, setRejecting] = useState(false);
  const deed = useRestaurantDeed();
  const fine = checklistItems.filter((item) => verdicts[item]?.fine === true).length;
  const remarks = checklistItems.flatMap((item) => {
    const verdict = verdicts[item];
    const remark = verdict?.remark.trim() ?? '';
    return verdict?.fine === false && remark !== '' ? [{ item, remark }] : [];
  });
  const all = checklistItems.length;
  const lines = useKeys((item, isFine) =>
    setVerdicts({ ...verdicts, [item]: { fine: isFine, remark: verdicts[item]?.remark ?? '' } }),
  );
  return (
    <PanelPart title={texts.checklist} aside={texts.counts(fine, remarks.length, all - fine - remarks.length)}>
      <div ref={lines}>
        {groups.map((group) => (
          <section key={group} aria-label={groupNames[group]} className="mt-3 rounded-lg border border-line px-4 py-3">
            <h4 className="mb-1 text-sm font-bold">{groupNames[group]}</h4>
            <ul>
              {checklistGroups[group].map((item) => (
                <Row
                  key={item}
                  restaurant={restaurant}
                  item={item}
                  verdict={verdicts[item]}
                  onChange={(verdict) => setVerdicts({ ...verdicts, [item]: verdict })}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-3 text-note text-ink-3">{texts.activateHint(all)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {remarks.length > 0 ? (
          <Button
            pending={deed.isPending}
            onClick={() => deed.mutate(step(restaurant, { to: 'changes_requested', remarks }, texts.asked))}
          >
            {texts.ask(remarks.length)}
          </Button>
        ) : (
          <Button
            disabled={fine < all}
            pending={deed.isPending}
            onClick={() => deed.mutate(step(restaurant, { to: 'active' }, texts.activated))}
          >
            {texts.activate}
          </Button>
        )}
        {!rejecting && (
          <Button variant="secondary" onClick={() => setRejecting(true)}>
            {texts.reject}
          </Button>
        )}
      </div>
      {rejecting && <Rejection restaurant={restaurant} onClose={() => setRejecting(false)} />}
    </PanelPart>
  );
}
