import {
  officeLevelsOf,
  officeParts,
  officePartTexts,
  officePartWords,
  partsOutOfReach,
  type OfficeLevel,
  type OfficePart,
  type OfficeRights,
} from '@tawa/domain/accounts/office-parts';
import { officeScreensOf } from '@tawa/contract/common/office-access';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { officeAdministratorsTexts } from './administrators.texts.ts';

type Choice = OfficeLevel | 'none';

interface RowProps {
  part: OfficePart;
  rights: OfficeRights;
  /** Left out where the grid is only looked at. */
  onChoose?: ((part: OfficePart, level: OfficeLevel | undefined) => void) | undefined;
}

function PartRow({ part, rights, onChoose }: RowProps) {
  const t = useTexts(officeAdministratorsTexts).roles;
  const words = { none: t.none, read: t.read, act: t.act };
  const level: Choice = rights[part] ?? 'none';
  const choices: readonly Choice[] = ['none', ...officeLevelsOf(part)];
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold">{officePartWords[part]}</p>
        <p className="text-sm text-ink-2">{officePartTexts[part]}</p>
      </div>
      {onChoose ? (
        <Segmented<Choice>
          label={officePartWords[part]}
          value={level}
          onChange={(next) => onChoose(part, next === 'none' ? undefined : next)}
          options={choices.map((value) => ({ value, label: words[value] }))}
          className="w-full sm:w-[252px]"
        />
      ) : (
        <p className={level === 'none' ? 'text-ink-3' : 'font-semibold'}>{words[level]}</p>
      )}
    </li>
  );
}

/** How many screens a role opens beside those that everybody has. */
export function ScreensSeen({ rights }: { rights: OfficeRights }) {
  const t = useTexts(officeAdministratorsTexts).roles;
  return <>{t.screens({ count: officeScreensOf(rights).length })}</>;
}

interface Props {
  rights: OfficeRights;
  onChange?: (rights: OfficeRights) => void;
}

/** Every part of the office with how far a role goes in it, and what that comes to. */
export function RoleGrid({ rights, onChange }: Props) {
  const t = useTexts(officeAdministratorsTexts).roles;
  const choose =
    onChange && ((part: OfficePart, level: OfficeLevel | undefined) => onChange({ ...rights, [part]: level }));
  return (
    <section aria-label={t.grid}>
      <h3 className="flex flex-wrap items-baseline justify-between gap-2 text-base font-bold">
        {t.grid}
        <span role="status" className="num text-note font-normal text-ink-2">
          <ScreensSeen rights={rights} />
        </span>
      </h3>
      <ul>
        {officeParts.map((part) => (
          <PartRow key={part} part={part} rights={rights} onChoose={choose} />
        ))}
      </ul>
      {partsOutOfReach(rights).map(({ part, needs }) => (
        <Banner key={part} tone="warning">
          {t.reach({ part: officePartWords[part], needs: officePartWords[needs] })}
        </Banner>
      ))}
    </section>
  );
}
