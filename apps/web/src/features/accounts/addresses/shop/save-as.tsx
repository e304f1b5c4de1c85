import { BriefcaseIcon } from '@phosphor-icons/react/dist/ssr/Briefcase';
import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { type ComponentProps, useState } from 'react';
import { Chip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/input.tsx';
import { addressesTexts } from './addresses.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  value: string;
  onChoose: (label: string) => void;
  /** The field of a name of one's own. */
  own: Omit<ComponentProps<typeof TextField>, 'label'>;
}

/** What the address is called: Home, Work, or a name of one's own. */
export function SaveAs({ value, onChoose, own }: Props) {
  const t = useTexts(addressesTexts);
  const known = [
    { label: t.home, icon: HouseIcon },
    { label: t.work, icon: BriefcaseIcon },
  ];
  const [isOther, setOther] = useState(() => !known.some(({ label }) => label === value));
  const choose = (label: string, other: boolean) => {
    setOther(other);
    onChoose(label);
  };
  return (
    <div className="grid gap-3">
      <FieldGroup label={t.nameAddress}>
        <div className="flex flex-wrap gap-2">
          {known.map(({ label, icon }) => (
            <Chip key={label} icon={icon} pressed={!isOther && value === label} onClick={() => choose(label, false)}>
              {label}
            </Chip>
          ))}
          <Chip icon={MapPinIcon} pressed={isOther} onClick={() => !isOther && choose('', true)}>
            {t.other}
          </Chip>
        </div>
      </FieldGroup>
      {isOther && <TextField label={t.nameIt} maxLength={30} {...own} />}
    </div>
  );
}
