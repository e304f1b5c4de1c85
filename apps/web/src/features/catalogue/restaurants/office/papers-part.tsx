import type { Paper } from '@tawa/contract/catalogue/restaurants.kitchen';
import { decidePaper, openReviewedDocument } from '@tawa/contract/catalogue/restaurants.office';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useState } from 'react';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { shownPaperIn } from '#lib/checklist-values.ts';
import { formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { saveAnswer } from '#lib/api/save-file.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { Facts, PanelPart } from '#ui/panel/panel-parts.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useRestaurantAction, type OfficeRestaurant } from './restaurants.queries.ts';
import { officeRestaurantsTexts } from './restaurants.texts.ts';
import { catalogueRestaurantsTexts } from '../restaurants.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

function WaitingPaper({ restaurantId, paper }: { restaurantId: number; paper: Paper }) {
  const language = useLanguage();
  const catalogueRestaurants = useTexts(catalogueRestaurantsTexts);
  const t = useTexts(officeRestaurantsTexts);
  const [remark, setRemark] = useState('');
  const action = useRestaurantAction();
  const { field, in_force, proposed, proposed_on } = paper;
  const decide = (approve: boolean) =>
    action.mutate({
      run: () =>
        call(decidePaper, {
          params: { restaurant_id: restaurantId },
          body: { field, proposed_on: proposed_on ?? '', approve, remark: approve ? '' : remark.trim() },
        }),
      done: approve ? t.approved : t.refused,
    });
  return (
    <li className="space-y-3 rounded-lg border border-line p-3">
      <p className="font-semibold">{catalogueRestaurants.item[field]}</p>
      <Facts
        facts={[
          [t.now, in_force ? shownPaperIn(language)[field](in_force) : t.none],
          [t.next, proposed ? shownPaperIn(language)[field](proposed) : t.none],
        ]}
      />
      <TextareaField
        label={t.refuseReason}
        rows={2}
        maxLength={300}
        value={remark}
        onChange={(event) => setRemark(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size={40} pending={action.isPending} onClick={() => decide(true)}>
          {t.approve}
        </Button>
        <Button
          size={40}
          variant="secondary"
          disabled={remark.trim() === ''}
          pending={action.isPending}
          onClick={() => decide(false)}
        >
          {t.refuse}
        </Button>
      </div>
    </li>
  );
}

const decided = new Set<string>(['active', 'suspended', 'closing']);

/** Papers of a known restaurant that wait for a look. */
export function WaitingPapers({ restaurant }: { restaurant: OfficeRestaurant }) {
  const t = useTexts(officeRestaurantsTexts);
  const waiting = restaurant.papers.filter(({ proposed }) => proposed !== null);
  if (!decided.has(restaurant.lifecycle) || waiting.length === 0) return null;
  return (
    <PanelPart title={t.papers}>
      <ul className="space-y-3">
        {waiting.map((paper) => (
          <WaitingPaper
            key={`${paper.field} ${paper.proposed_on}`}
            restaurantId={restaurant.restaurant_id}
            paper={paper}
          />
        ))}
      </ul>
    </PanelPart>
  );
}

/** The scans of licences; each is fetched in the caller's name. */
export function Documents({ restaurant }: { restaurant: OfficeRestaurant }) {
  const t = useTexts(officeRestaurantsTexts);
  const language = useLanguage();
  const { restaurant_id, documents } = restaurant;
  const save = useMutation({
    mutationFn: ({ document_id, filename }: { document_id: string; filename: string }) =>
      saveAnswer(openReviewedDocument, { params: { restaurant_id, document_id } }, filename),
    onError: (error) => toast.error(messageFrom(error, t.downloadFailed)),
  });
  return (
    <PanelPart title={t.documents}>
      {documents.length === 0 && <p className="text-sm text-ink-3">{t.noDocuments}</p>}
      <ul className="space-y-2">
        {documents.map((scan) => (
          <li key={scan.document_id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <span className="min-w-0 flex-1 break-words">
              {scan.filename}
              <span className="num block text-note text-ink-3">{formatDateTime(scan.uploaded_on, language)}</span>
            </span>
            <Button
              size={40}
              variant="secondary"
              icon={DownloadSimpleIcon}
              aria-label={`${t.download} ${scan.filename}`}
              pending={save.isPending}
              onClick={() => save.mutate(scan)}
            >
              {t.download}
            </Button>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}
