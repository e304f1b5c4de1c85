import { messageFrom } from '#lib/api/api-client.ts';
import { useOnline } from '#lib/api/online.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLiveStatus } from '#lib/live/live.ts';
import { Badge, LiveDot } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { PanelMenuButton } from '#ui/panel/panel-menu.tsx';
import { toast } from '#ui/toast/toast.ts';
import { saveDevice } from './printing-device.ts';
import { tellDevice } from './printing.queries.ts';
import { printingTexts } from './printing.texts.ts';
import { type PrintingScreenState } from './use-printing.ts';
import { PanelFindGlass } from '#ui/panel/panel-find.tsx';

interface PartProps {
  screen: PrintingScreenState;
}

/** Whether this device prints, and how live the screen is. */
export function PrintingHead({ screen: { device, look } }: PartProps) {
  const t = useTexts(printingTexts);
  const { state } = useLiveStatus();
  const turn = async (prints: boolean) => {
    saveDevice({ prints });
    try {
      await tellDevice();
    } catch (error) {
      saveDevice({ prints: !prints });
      toast.error(messageFrom(error, t.failed));
    }
    look();
  };
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-1.5 lg:px-6">
      <PanelMenuButton />
      <h1 className="text-xl font-bold md:text-2xl">{t.title}</h1>
      {state === 'live' ? <LiveDot>{t.live}</LiveDot> : <Badge tone="warning">{t.reconnecting}</Badge>}
      <Switch label={t.here} checked={device.prints} onChange={(on) => void turn(on)} className="ml-auto" />
      <PanelFindGlass />
    </header>
  );
}

/** What keeps slips from being printed. */
export function PrintingNotices({ screen: { device, isFirst } }: PartProps) {
  const t = useTexts(printingTexts);
  const online = useOnline();
  return (
    <div className="grid gap-2 px-4 pt-4 empty:hidden lg:px-6">
      {!online && (
        <Banner tone="warning" alert>
          {t.offline}
        </Banner>
      )}
      {!device.prints && <Banner tone="info">{t.off}</Banner>}
      {device.prints && !isFirst && <Banner tone="warning">{t.otherTab}</Banner>}
    </div>
  );
}
