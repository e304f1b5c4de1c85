import { openReviewedDocument } from '@tawa/contract/catalogue/restaurants.office';
import type { RestaurantDocument } from '@tawa/contract/catalogue/restaurants.kitchen';
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/ssr/ArrowSquareOut';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ChecklistItem } from '@tawa/domain/catalogue/restaurant-life';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paperOf } from '#lib/checklist-values.ts';
import { formatDate } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { readFile } from '#lib/api/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { cx } from '#ui/cx.ts';
import { SelectField } from '#ui/form/input.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { RestaurantMap } from '../shop/restaurant-map.tsx';
import type { OfficeRestaurant } from './restaurants.queries.ts';
import { officeRestaurantsTexts } from './restaurants.texts.ts';
import type { Verdict } from './review-row.tsx';
import { catalogueRestaurantsTexts } from '../restaurants.texts.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';

/** Puts the file into a box for as long as it is there; browsers show PDFs and pictures of themselves. */
function drawFile(box: HTMLElement, file: Blob, filename: string): () => void {
  const address = URL.createObjectURL(file);
  const isPdf = file.type === 'application/pdf';
  // Made by hand, for a browser shows no PDF in a frame with a sandbox; the page read it from its own server.
  const sheet = isPdf
    ? Object.assign(document.createElement('iframe'), {
        title: filename,
        src: `${address}#toolbar=0&navpanes=0&view=FitH`,
      })
    : Object.assign(document.createElement('img'), { alt: filename, src: address });
  sheet.className = cx('w-full rounded-lg border border-line bg-surface-3', isPdf && 'h-96');
  box.append(sheet);
  return () => {
    sheet.remove();
    URL.revokeObjectURL(address);
  };
}

/** The tab lives on its own: what it shows stays until the page is left. */
const openLarge = (file: Blob): void => {
  window.open(URL.createObjectURL(file), '_blank', 'noopener');
};

function Sheet({ file, filename }: { file: Blob; filename: string }) {
  const t = useTexts(officeRestaurantsTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? drawFile(box.current, file, filename) : undefined), [file, filename]);
  return (
    <>
      <div ref={box} />
      <Button size={40} variant="quiet" icon={ArrowSquareOutIcon} className="-ml-4" onClick={() => openLarge(file)}>
        {t.openLarge}
      </Button>
    </>
  );
}

function Scan({ restaurantId, scan }: { restaurantId: number; scan: RestaurantDocument }) {
  const t = useTexts(officeRestaurantsTexts);
  const params = { restaurant_id: restaurantId, document_id: scan.document_id };
  const query = useQuery({
    queryKey: ['reviewed-paper', restaurantId, scan.document_id],
    queryFn: ({ signal }) => readFile(openReviewedDocument, { params }, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const skeleton = (
    <Loading>
      <Skeleton className="h-96 w-full rounded-lg" />
    </Loading>
  );
  return (
    <Part query={query} failed={t.downloadFailed} skeleton={skeleton}>
      {(file) => <Sheet key={scan.document_id} file={file} filename={scan.filename} />}
    </Part>
  );
}

type Compared = 'number' | 'name' | 'address' | 'until' | 'holder' | 'account';
type Line = [name: Compared, value: string];

/** What a paper has to say as the form does. */
function linesOf(restaurant: OfficeRestaurant, item: ChecklistItem, language: Language): Line[] {
  const paper = paperOf(restaurant, item);
  const value = paper?.proposed ?? paper?.in_force;
  if (!value) return [];
  const { number, valid_until, legal_name, holder, account, upi } = value;
  const lines: [Compared, string | null | undefined][] = [
    ['number', number],
    ['name', item === 'fssai' || item === 'gstin' ? restaurant.restaurant_name : legal_name],
    ['address', item === 'fssai' ? restaurant.full_address : null],
    ['until', valid_until && formatDate(valid_until, language)],
    ['holder', holder],
    ['account', account ?? upi],
  ];
  return lines.flatMap(([name, text]) => (text ? [[name, text] satisfies Line] : []));
}

type Found = Partial<Record<Compared, 'same' | 'differs'>>;

const choices = [
  { is: 'same', icon: CheckIcon },
  { is: 'differs', icon: XIcon },
] as const;

interface CompareProps {
  lines: readonly Line[];
  verdict: Verdict | undefined;
  onJudge: (verdict: Verdict) => void;
}

/** The reviewer compares line by line: what differs becomes the remark, and all the same is fine. */
function Compare({ lines, verdict, onJudge }: CompareProps) {
  const t = useTexts(officeRestaurantsTexts);
  const [found, setFound] = useState<Found>({});
  const find = (name: Compared, is: 'same' | 'differs') => {
    const next = { ...found, [name]: is };
    setFound(next);
    const differing = lines.filter(([each]) => next[each] === 'differs').map(([each]) => t.differences[each]);
    const written = verdict?.remark ?? '';
    const isOwn = written !== '' && !written.startsWith(t.differ({ names: '' }).slice(0, -1));
    if (differing.length > 0)
      onJudge({ fine: false, remark: isOwn ? written : t.differ({ names: differing.join(', ') }) });
    else if (lines.every(([each]) => next[each] === 'same')) onJudge({ fine: true, remark: isOwn ? written : '' });
  };
  return (
    <section aria-label={t.compare}>
      <h4 className="text-sm font-bold">{t.compare}</h4>
      <ul className="mt-1">
        {lines.map(([name, value]) => (
          <li key={name} className="border-t border-line py-2 text-sm">
            <p className="text-note text-ink-3">{t.comparedNames[name]}</p>
            <p className="num mb-1.5 font-semibold [overflow-wrap:anywhere]">{value}</p>
            <div role="group" aria-label={t.comparedNames[name]} className="flex gap-2">
              {choices.map(({ is, icon }) => (
                <Chip key={is} icon={icon} pressed={found[name] === is} onClick={() => find(name, is)}>
                  {is === 'same' ? t.same : t.differs}
                </Chip>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  restaurant: OfficeRestaurant;
  /** The line that is looked at. */
  item: ChecklistItem;
  verdict: Verdict | undefined;
  onJudge: (verdict: Verdict) => void;
}

/** The paper of the chosen line, and what the form says that it says. */
export function PaperView({ restaurant, item, verdict, onJudge }: Props) {
  const catalogueRestaurants = useTexts(catalogueRestaurantsTexts);
  const t = useTexts(officeRestaurantsTexts);
  const language = useLanguage();
  const { restaurant_id, documents } = restaurant;
  const paper = paperOf(restaurant, item);
  const own = (paper?.proposed ?? paper?.in_force)?.document_id ?? '';
  const [shown, setShown] = useState({ item, id: own });
  // A line without a paper leaves the one that lies there.
  if (shown.item !== item) setShown({ item, id: own || shown.id });
  const scan = documents.find(({ document_id }) => document_id === shown.id) ?? documents[0];
  const lines = linesOf(restaurant, item, language);
  const { lat, lng, restaurant_name } = restaurant;
  return (
    <section
      aria-label={t.paper}
      className="space-y-3 rounded-xl border border-line bg-surface-2 p-4 @2xl:sticky @2xl:top-4 @2xl:max-h-[calc(100dvh-2rem)] @2xl:overflow-y-auto"
    >
      <h3 className="text-base font-bold [overflow-wrap:anywhere]">{scan?.filename ?? t.paper}</h3>
      {documents.length > 1 && (
        <SelectField
          label={t.documents}
          options={documents.map(({ document_id, filename }) => ({ value: document_id, label: filename }))}
          value={scan?.document_id ?? ''}
          onChange={(event) => setShown({ item, id: event.currentTarget.value })}
        />
      )}
      {scan ? (
        <Scan key={scan.document_id} restaurantId={restaurant_id} scan={scan} />
      ) : (
        <p className="text-sm text-ink-2">{t.noDocuments}</p>
      )}
      {scan && lines.length > 0 && <Compare key={item} lines={lines} verdict={verdict} onJudge={onJudge} />}
      {item === 'address' && lat !== null && lng !== null && <RestaurantMap name={restaurant_name} at={{ lat, lng }} />}
      {scan && lines.length === 0 && item !== 'address' && (
        <p className="text-sm text-ink-2">{t.nothingToCompare({ name: catalogueRestaurants.item[item] })}</p>
      )}
    </section>
  );
}
