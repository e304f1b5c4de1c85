import { findOwn } from '@tawa/domain/common/own';
import type { ChecklistItem } from '@tawa/domain/catalogue/restaurant-life';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { ChatTextIcon } from '@phosphor-icons/react/dist/ssr/ChatText';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { valueOfItem } from '#lib/checklist-values.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Chip } from '#ui/chip.tsx';
import { cx } from '#ui/cx.ts';
import { Icon, type Shape } from '#ui/icon.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import type { OfficeRestaurant } from './restaurants.queries.ts';
import { officeRestaurantsTexts } from './restaurants.texts.ts';
import { catalogueRestaurantsTexts } from '../restaurants.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** What the reviewer thinks of a line. */
export interface Verdict {
  fine: boolean;
  remark: string;
}

interface RowProps {
  restaurant: OfficeRestaurant;
  item: ChecklistItem;
  verdict: Verdict | undefined;
  chosen: boolean;
  onChoose: () => void;
  onChange: (verdict: Verdict) => void;
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
      <Icon of={check.ok ? CheckCircleIcon : WarningIcon} weight="fill" className="shrink-0 text-[1rem]" />
      {check.text}
    </p>
  );
}

function Value({ restaurant, item }: Pick<RowProps, 'restaurant' | 'item'>) {
  const language = useLanguage();
  const t = useTexts(officeRestaurantsTexts);
  if (item === 'logo' && restaurant.logo)
    return <img src={pictureUrl(restaurant.logo)} alt={t.logo} className="size-10 rounded-md object-cover" />;
  return (
    <p className="text-sm break-words whitespace-pre-line text-ink-2">
      {valueOfItem(restaurant, item, language) || t.none}
    </p>
  );
}

const frames = { open: 'border-line-strong', fine: 'border-success', remark: 'border-danger' };
const verdictOf = (verdict: Verdict | undefined) => (verdict ? (verdict.fine ? 'fine' : 'remark') : 'open');

interface MarkProps {
  label: string;
  icon: Shape;
  pressed: boolean;
  look: string;
  onClick: () => void;
}

const Mark = ({ label, icon, pressed, look, onClick }: MarkProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onClick={onClick}
    className={cx(
      'press grid size-11 place-items-center text-[1.125rem] lg:h-9 lg:w-10',
      pressed ? look : 'text-ink-2',
    )}
  >
    <Icon of={icon} weight={pressed ? 'fill' : 'bold'} />
  </button>
);

/** One line of the checklist: what the restaurant says, what a machine finds, and the reviewer's word. */
export function ReviewRow({ restaurant, item, verdict, chosen, onChoose, onChange }: RowProps) {
  const catalogueRestaurants = useTexts(catalogueRestaurantsTexts);
  const t = useTexts(officeRestaurantsTexts);
  const name = catalogueRestaurants.item[item];
  const ready: readonly string[] = Object.values(findOwn(t.readyRemarks, item) ?? {});
  const remark = verdict?.remark ?? '';
  const isRemark = verdict?.fine === false;
  return (
    <li
      data-item={item}
      onFocusCapture={onChoose}
      className={cx('border-t border-line px-4 py-2 first:border-t-0', chosen && 'bg-brand-soft')}
    >
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 gap-x-4 @2xl:grid @2xl:grid-cols-[120px_minmax(0,1fr)]">
          <p className="text-sm font-semibold">{name}</p>
          <div className="min-w-0 space-y-1">
            <Value restaurant={restaurant} item={item} />
            <Check restaurant={restaurant} item={item} />
          </div>
        </div>
        <span className={cx('flex overflow-hidden rounded-md border bg-surface', frames[verdictOf(verdict)])}>
          <Mark
            label={`${name}: ${t.fine}`}
            icon={CheckIcon}
            pressed={verdict?.fine === true}
            look="bg-success-soft text-success"
            onClick={() => onChange({ fine: true, remark })}
          />
          <Mark
            label={`${name}: ${t.remark}`}
            icon={ChatTextIcon}
            pressed={isRemark}
            look="bg-danger-soft text-danger"
            onClick={() => onChange({ fine: false, remark })}
          />
        </span>
      </div>
      {isRemark && (
        <div className="mt-2 space-y-2 rounded-lg border border-danger bg-surface p-3">
          <TextareaField
            label={t.remarkLabel}
            rows={2}
            maxLength={300}
            value={remark}
            onChange={(event) => onChange({ fine: false, remark: event.currentTarget.value })}
          />
          {ready.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {ready.map((words) => (
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
