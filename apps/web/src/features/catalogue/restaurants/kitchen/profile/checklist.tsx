import type { RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import {
  checklistGroups,
  isBeingFilled,
  type ChecklistGroup,
  type ChecklistItem,
} from '@tawa/domain/catalogue/restaurant-life';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/ssr/CaretUp';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/ssr/Circle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { useId, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { paperOf, valueOfItem } from '#lib/checklist-values.ts';
import { kitchenProfileTexts } from './profile.texts.ts';
import { areaOfItem, elsewhere, isFixed, isToDo } from './way-to-item.ts';
import { catalogueRestaurantsTexts } from '../../restaurants.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Line = RestaurantProfile['checklist'][number];

function Mark({ line }: { line: Line }) {
  if (line.remark) return <Icon of={WarningCircleIcon} weight="fill" className="text-[1.375rem] text-danger" />;
  return line.missing === null ? (
    <Icon of={CheckCircleIcon} weight="fill" className="text-[1.375rem] text-success" />
  ) : (
    <Icon of={CircleIcon} weight="bold" className="text-[1.375rem] text-ink-3" />
  );
}

interface RowProps {
  profile: RestaurantProfile;
  line: Line;
  onOpen: (item: ChecklistItem) => void;
}

function Row({ profile, line, onOpen }: RowProps) {
  const language = useLanguage();
  const catalogueRestaurants = useTexts(catalogueRestaurantsTexts);
  const t = useTexts(kitchenProfileTexts);
  const { item, missing, remark } = line;
  const { isOpen } = useStaffAccess();
  const paper = paperOf(profile, item);
  const verb = missing === null ? t.edit : t.add;
  const way = elsewhere[item];
  const fixed = isFixed(profile);
  const isClosed = fixed || !isOpen(areaOfItem(item));
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-1 border-t border-line px-5 py-3 first:border-t-0 sm:grid-cols-[auto_11rem_1fr_auto]">
      <span className="mt-2.5">
        <Mark line={line} />
      </span>
      <span className="mt-2.5 text-body font-bold">
        {catalogueRestaurants.item[item]}
        <span className="sr-only">{missing === null ? t.done : t.missing}</span>
      </span>
      <div className="order-last col-span-2 col-start-2 min-w-0 sm:order-none sm:col-span-1 sm:col-start-auto sm:mt-2.5">
        <p className="line-clamp-2 text-sm break-words text-ink-2">{missing ?? valueOfItem(profile, item, language)}</p>
        {remark && <p className="mt-1 text-sm font-semibold text-danger">{remark}</p>}
        {paper?.remark && (
          <p className="mt-1 text-sm font-semibold text-danger">{t.notTaken({ remark: paper.remark })}</p>
        )}
        {paper?.proposed && paper.in_force && (
          <p className="mt-1">
            <Badge tone="warning">{t.newOneWaits}</Badge>
          </p>
        )}
      </div>
      {isClosed ? (
        <span className="mt-2.5 text-note text-ink-3">{fixed ? '' : t.ownersOnly}</span>
      ) : way ? (
        <ButtonLink to={way} variant="secondary" size={40} aria-label={`${verb}: ${catalogueRestaurants.item[item]}`}>
          {verb}
        </ButtonLink>
      ) : (
        <Button
          variant="secondary"
          size={40}
          aria-label={`${verb}: ${catalogueRestaurants.item[item]}`}
          onClick={() => onOpen(item)}
        >
          {verb}
        </Button>
      )}
    </li>
  );
}

const isGroup = (name: string): name is ChecklistGroup => Object.hasOwn(checklistGroups, name);

interface GroupProps extends Omit<RowProps, 'line'> {
  title: string;
  lines: readonly Line[];
  /** What comes next stands in it. */
  isNext: boolean;
}

/** A group of the checklist; one that is done folds while the rest is filled in. */
function Group({ profile, title, lines, isNext, onOpen }: GroupProps) {
  const t = useTexts(kitchenProfileTexts);
  const isDone = !lines.some(isToDo);
  const [chosen, choose] = useState<boolean | null>(null);
  const isOpen = chosen ?? !(isDone && isBeingFilled(profile.lifecycle));
  const id = useId();
  const done = lines.filter((line) => !isToDo(line)).length;
  return (
    <Card
      flush
      title={title}
      facts={t.ofGroup({ done, all: lines.length })}
      className={isNext ? 'border-brand-ink! ring-1 ring-brand-ink' : ''}
      action={
        <IconButton
          icon={isOpen ? CaretUpIcon : CaretDownIcon}
          label={isOpen ? t.fold({ group: title }) : t.unfold({ group: title })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => choose(!isOpen)}
        />
      }
    >
      <ul id={id} hidden={!isOpen} className="border-t border-line">
        {lines.map((line) => (
          <Row key={line.item} profile={profile} line={line} onOpen={onOpen} />
        ))}
      </ul>
    </Card>
  );
}

/** The checklist in its groups: what is there, what is missing, what the office asks to change. */
export function Checklist({ profile, onOpen }: { profile: RestaurantProfile; onOpen: (item: ChecklistItem) => void }) {
  const t = useTexts(catalogueRestaurantsTexts);
  const next = isBeingFilled(profile.lifecycle) ? profile.checklist.find(isToDo)?.item : undefined;
  return (
    <>
      {Object.entries(checklistGroups).map(([group, items]) => (
        <Group
          key={group}
          profile={profile}
          title={isGroup(group) ? t.group[group] : ''}
          lines={items.flatMap((item) => profile.checklist.filter((line) => line.item === item))}
          isNext={items.some((item) => item === next)}
          onOpen={onOpen}
        />
      ))}
    </>
  );
}
