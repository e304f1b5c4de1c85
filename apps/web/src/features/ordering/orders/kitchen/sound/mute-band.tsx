import { SpeakerHighIcon } from '@phosphor-icons/react/dist/ssr/SpeakerHigh';
import { SpeakerSlashIcon } from '@phosphor-icons/react/dist/ssr/SpeakerSlash';
import { minuteMs } from '@tawa/domain/common/durations';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { muteKitchen, muteMs, useMutedUntil } from '#lib/kitchen-mute.ts';
import { Icon } from '#ui/icon.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { soundTexts } from './sound.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

function Band({ title, text, onSound }: { title: string; text: string; onSound: () => void }) {
  const t = useTexts(soundTexts);
  return (
    <section
      aria-label={title}
      className="sticky top-0 z-30 flex min-h-19 shrink-0 items-center gap-3.5 bg-bar px-4 py-2 text-on-bar lg:px-6 print:hidden"
    >
      <Icon of={SpeakerSlashIcon} weight="fill" className="shrink-0 text-[1.625rem] text-on-bar-accent" />
      <div className="min-w-0 flex-1">
        <p className="num text-base font-bold md:text-lg/6">{title}</p>
        <p className="num text-sm">{text}</p>
      </div>
      <button
        type="button"
        onClick={onSound}
        className="press flex min-h-13 shrink-0 items-center gap-2.5 rounded-md bg-on-bar-accent px-5 font-bold text-bar"
      >
        <Icon of={SpeakerHighIcon} weight="fill" className="text-[1.125rem]" />
        {t.on}
      </button>
    </section>
  );
}

/** Says on every screen of a kitchen that this device is muted, and until when. */
export function MuteBand() {
  const t = useTexts(soundTexts);
  const language = useLanguage();
  const until = useMutedUntil();
  const now = useNow();
  if (until === null || until <= now) return null;
  const minutes = Math.ceil((until - now) / minuteMs);
  return (
    <Band
      title={t.off({ minutes, time: formatTime(until, language) })}
      text={t.since({ time: formatTime(until - muteMs, language) })}
      onSound={() => muteKitchen(false)}
    />
  );
}

/** The same on the board of a device that was told never to ring. */
export function SilentBand({ onSound }: { onSound: () => void }) {
  const t = useTexts(soundTexts);
  return <Band title={t.here} text={t.hereText} onSound={onSound} />;
}
