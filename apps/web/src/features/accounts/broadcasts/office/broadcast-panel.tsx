import type { BroadcastForm as Values } from '@tawa/contract/accounts/broadcasts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { PanelBody, PanelHead } from '#ui/panel/panel-parts.tsx';
import { BroadcastForm } from './broadcast-form.tsx';
import { BroadcastProgress } from './broadcast-progress.tsx';
import { BroadcastState } from './broadcast-state.tsx';
import { broadcastQuery } from './broadcasts.queries.ts';
import { broadcastsTexts } from './broadcasts.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const fresh: Values = {
  title: '',
  body: '',
  link: '',
  channels: ['in_app', 'email'],
  city_id: null,
  ordered_within: null,
  not_ordered_for: null,
  diets: [],
};

function Known({ id }: { id: number }) {
  const t = useTexts(broadcastsTexts);
  const language = useLanguage();
  const query = useQuery(broadcastQuery(id));
  const mayAct = useMayAct('content');
  return (
    <PanelBody query={query} failed={t.loadFailed}>
      {(broadcast) => {
        const { title, body, link, channels, city_id, ordered_within, not_ordered_for, diets } = broadcast;
        const values = { title, body, link: link ?? '', channels, city_id, ordered_within, not_ordered_for, diets };
        return (
          <>
            <PanelHead title={title} badge={<BroadcastState phase={broadcast.phase} />}>
              <span className="num">
                {t.writtenBy({ name: broadcast.made_by_name, time: formatDateTime(broadcast.made_on, language) })}
              </span>
            </PanelHead>
            {broadcast.phase === 'draft' && mayAct ? (
              <BroadcastForm key={broadcast.version} values={values} draft={broadcast} />
            ) : (
              <BroadcastProgress broadcast={broadcast} />
            )}
          </>
        );
      }}
    </PanelBody>
  );
}

/** One broadcast beside the list: a form while it is a draft, then how far it is. */
export function BroadcastPanel({ id }: { id: string }) {
  const t = useTexts(broadcastsTexts);
  if (id !== 'new') return <Known id={Number(id)} />;
  return (
    <>
      <PanelHead title={t.add} />
      <BroadcastForm values={fresh} draft={null} />
    </>
  );
}
