import { useTexts } from '#lib/i18n/texts.ts';
import { usePlain } from '#lib/site/drawing.ts';
import { setPlain, setTextSize, textSizes, useTextSize } from '#lib/site/reading.ts';
import { Card } from '../card.tsx';
import { Segmented } from '../form/segmented.tsx';
import { Switch } from '../form/switch.tsx';
import { readingTexts } from './reading.texts.ts';

/** How large text is on this device, and whether pages have pictures; among somebody's settings. */
export function ReadingCard() {
  const t = useTexts(readingTexts);
  return (
    <Card title={t.title} facts={t.facts}>
      <p aria-hidden="true" className="mb-1.5 text-body font-semibold">
        {t.textSize}
      </p>
      <Segmented
        label={t.textSize}
        value={useTextSize()}
        onChange={setTextSize}
        options={textSizes.map((size) => ({ value: size, label: t[size] }))}
      />
      <Switch label={t.plain} checked={usePlain()} onChange={setPlain} className="mt-2" />
      <p className="text-note text-ink-3">{t.plainHint}</p>
    </Card>
  );
}
