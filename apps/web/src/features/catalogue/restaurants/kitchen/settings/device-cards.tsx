import { bells, type AlertsForm } from '@tawa/contract/catalogue/restaurants.settings';
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/ssr/SpeakerHigh';
import { useId, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { ring } from '#lib/bell-sounds.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { copiesMax, readCopies, readSound, writeCopies, writeSound } from '#lib/kitchen-device.ts';
import { Banner } from '#ui/banner.tsx';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RadioCard } from '#ui/form/checkbox.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { CardProps } from './card-props.ts';
import { useSaveAlerts } from './settings.queries.ts';
import { kitchenSettingsTexts } from './settings.texts.ts';

const copyChoices = Array.from({ length: copiesMax }, (_none, at) => String(at + 1)).map((value) => ({
  value,
  label: value,
}));

interface AlertsProps {
  alerts: AlertsForm;
  failure: string | null;
  onChange: (part: Partial<AlertsForm>, done: string) => void;
}

function Sounds({ alerts, failure, onChange }: AlertsProps) {
  const t = useTexts(kitchenSettingsTexts);
  const name = useId();
  const [isBlocked, setBlocked] = useState(false);
  const [rings, setRings] = useState(readSound);
  return (
    <Card title={t.device.soundTitle} facts={t.device.soundFacts}>
      <FieldGroup label={t.device.soundTitle} hideLabel error={failure ?? undefined}>
        <div className="grid gap-3">
          {bells.map((bell) => {
            const { heading, text } = t.device.sounds[bell];
            return (
              <div key={bell} className="grid grid-cols-[1fr_auto] items-center gap-3">
                <RadioCard
                  name={name}
                  heading={heading}
                  text={text}
                  checked={alerts.bell === bell}
                  onChange={() => onChange({ bell }, t.device.soundSaved)}
                />
                <Button
                  variant="secondary"
                  icon={SpeakerHighIcon}
                  aria-label={t.device.test({ name: heading })}
                  onClick={() => void ring(bell).then((rang) => setBlocked(!rang))}
                >
                  {t.test}
                </Button>
              </div>
            );
          })}
        </div>
      </FieldGroup>
      <div role="status" className="mt-3 empty:hidden">
        {isBlocked && <Banner tone="warning">{t.device.blocked}</Banner>}
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <Switch
          label={t.device.here}
          checked={rings}
          onChange={(on) => {
            writeSound(on);
            setRings(on);
          }}
        />
        <p className="text-note text-ink-3">{t.device.hereHint}</p>
      </div>
    </Card>
  );
}

function Printer({ alerts, onChange }: AlertsProps) {
  const t = useTexts(kitchenSettingsTexts);
  const [copies, setCopies] = useState(readCopies);
  return (
    <Card title={t.device.printerTitle} facts={t.device.printerFacts}>
      <div className="grid gap-5">
        <FieldGroup label={t.device.paper}>
          <Segmented
            label={t.device.paper}
            value={alerts.printer_mm === 58 ? '58' : '80'}
            onChange={(width) => onChange({ printer_mm: width === '58' ? 58 : 80 }, t.device.paperSaved)}
            options={[
              { value: '80', label: t.width({ millimetres: 80 }) },
              { value: '58', label: t.width({ millimetres: 58 }) },
            ]}
          />
        </FieldGroup>
        <FieldGroup label={t.device.copies} hint={t.device.copiesHint}>
          <Segmented
            label={t.device.copies}
            value={String(copies)}
            options={copyChoices}
            onChange={(next) => {
              writeCopies(Number(next));
              setCopies(Number(next));
            }}
          />
        </FieldGroup>
        <ButtonLink variant="secondary" to={paths.restaurantPrinting}>
          {t.device.printing}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** What rings and what prints; each choice counts at once. */
export function DeviceCards({ settings }: Pick<CardProps, 'settings'>) {
  const t = useTexts(kitchenSettingsTexts);
  const save = useSaveAlerts();
  const [failure, setFailure] = useState<string | null>(null);
  const { bell, printer_mm } = save.isPending ? save.variables : settings;
  const alerts = { bell, printer_mm };
  const change = (part: Partial<AlertsForm>, done: string) =>
    save.mutate(
      { ...alerts, ...part },
      {
        onSuccess: () => {
          setFailure(null);
          toast.success(done);
        },
        onError: (error) => setFailure(messageFrom(error, t.notSaved)),
      },
    );
  return (
    <>
      <Sounds alerts={alerts} failure={failure} onChange={change} />
      <Printer alerts={alerts} failure={failure} onChange={change} />
    </>
  );
}
