import type { RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import { checklistItems, isBeingFilled, type ChecklistItem } from '@tawa/domain/catalogue/restaurant-life';
import { formatTime } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { kitchenProfileTexts } from './profile.texts.ts';
import { isToDo } from './way-to-item.ts';
import type { DraftState } from './use-draft.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { catalogueRestaurantsTexts } from '../../restaurants.texts.ts';

/** Where an item of the checklist leads when it is done, or put off. */
export interface Way {
  /** The checklist is being filled in: what is typed is kept, and the next item follows. */
  isFilling: boolean;
  next: ChecklistItem | null;
  onward: () => void;
}

const ofPublic: ReadonlySet<ChecklistItem> = new Set(['name', 'logo', 'description', 'cuisine', 'type', 'contact']);
const sameForm = (one: ChecklistItem, other: ChecklistItem): boolean =>
  one === other || (ofPublic.has(one) && ofPublic.has(other));

/** The item after this one that still lacks something, or the first one before it. */
export function itemAfter(
  { lifecycle, checklist }: Pick<RestaurantProfile, 'lifecycle' | 'checklist'>,
  item: ChecklistItem,
  isOpen: (item: ChecklistItem) => boolean,
): ChecklistItem | null {
  if (!isBeingFilled(lifecycle)) return null;
  const open = checklist.filter(isToDo).map((line) => line.item);
  const others = open.filter((other) => !sameForm(item, other) && isOpen(other));
  const place = checklistItems.indexOf(item);
  return others.find((other) => checklistItems.indexOf(other) > place) ?? others[0] ?? null;
}

function savedText(draft: DraftState, language: Language): string {
  const t = textsIn(kitchenProfileTexts, language);
  if (draft.of === 'saved') return t.savedAt({ time: formatTime(draft.at, language) });
  return { clean: '', waiting: '', saving: t.saving, failed: t.notKept }[draft.of];
}

interface Props {
  way: Way;
  draft: DraftState;
  pending: boolean;
}

/** The end of a form of the checklist: saves and names what comes next, or leaves it for later. */
export function SheetFoot({ way: { isFilling, next, onward }, draft, pending }: Props) {
  const catalogueRestaurants = useTexts(catalogueRestaurantsTexts);
  const language = useLanguage();
  const t = useTexts(kitchenProfileTexts);
  return (
    <div className="grid gap-2">
      <Button type="submit" wide pending={pending} pendingText={t.saving}>
        {next ? t.saveAndGoOn({ item: catalogueRestaurants.item[next] }) : t.save}
      </Button>
      {isFilling && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <Button variant="quiet" className="-ml-3 px-3!" onClick={onward}>
            {t.later}
          </Button>
          <p
            role="status"
            className={`text-note ${draft.of === 'failed' ? 'font-semibold text-danger' : 'text-ink-3'}`}
          >
            {savedText(draft, language)}
          </p>
        </div>
      )}
    </div>
  );
}
