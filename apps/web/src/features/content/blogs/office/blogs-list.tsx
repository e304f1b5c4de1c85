import { blogStates } from '@tawa/contract/content/blogs.kitchen';
import { exportAllBlogs, listAllBlogs, publishBlogs, type OfficeBlog } from '@tawa/contract/content/blogs.office';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDate, formatDateTime } from '#lib/format.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import type { BulkAction, ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { BlogStateBadge, blogStateWord } from './blog-state.tsx';
import { officeBlogsTexts } from './blogs.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

function whenOf({ status, submitted_on, publish_on, created_on }: OfficeBlog, language: Language): string {
  const t = textsIn(officeBlogsTexts, language);
  if (status === 'scheduled' && publish_on) return t.comesOut({ when: formatDateTime(publish_on, language) });
  if (status === 'pending' && submitted_on) return t.sent({ when: formatDateTime(submitted_on, language) });
  return t.dated({ when: formatDate(created_on, language) });
}

const columnsInIn = keepEach((language: Language) => {
  const officeBlogs = textsIn(officeBlogsTexts, language);
  return keepEach((language: Language): ListColumn<OfficeBlog>[] => {
    const t = textsIn(officeBlogsTexts, language);
    return [
      {
        id: 'title',
        header: officeBlogs.titleColumn,
        sortable: true,
        cell: ({ title }) => <span className="font-semibold break-words">{title || t.untitled}</span>,
      },
      { id: 'author', header: officeBlogs.author, sortable: true, cell: ({ author }) => author },
      { id: 'state', header: officeBlogs.show, cell: ({ status }) => <BlogStateBadge state={status} /> },
      {
        id: 'tags',
        header: officeBlogs.tags,
        spare: true,
        cell: ({ tags }) => <span className="break-words">{tags}</span>,
      },
      {
        id: 'waiting',
        header: officeBlogs.when,
        sortable: true,
        cell: (row) => <span className="num whitespace-nowrap">{whenOf(row, language)}</span>,
      },
    ];
  });
});

const filtersIn = keepEach((language: Language): ListFilter[] => {
  const t = textsIn(officeBlogsTexts, language);
  return [
    {
      name: 'show',
      label: t.show,
      options: blogStates.map((value) => ({ value, label: blogStateWord(value, language) })),
    },
    {
      name: 'by',
      label: t.by,
      options: [
        { value: 'restaurants', label: t.restaurants },
        { value: 'house', label: t.house },
      ],
    },
  ];
});

const quickIn = keepEach((language: Language): QuickFilter[] => [
  { label: blogStateWord('pending', language), filters: { show: 'pending' } },
  { label: blogStateWord('scheduled', language), filters: { show: 'scheduled' } },
  { label: blogStateWord('hidden', language), filters: { show: 'hidden' } },
]);

const bulkIn = keepEach((language: Language): BulkAction<OfficeBlog>[] => {
  const t = textsIn(officeBlogsTexts, language);
  return [
    {
      label: t.publish,
      icon: CheckCircleIcon,
      fits: ({ status }) => status === 'pending' || status === 'scheduled',
      ask: (count) => ({ title: t.publishMany({ count }), text: t.publishManyText }),
      run: (rows) => call(publishBlogs, { body: { posts: rows.map(({ blogid, version }) => ({ blogid, version })) } }),
      done: (count) => t.publishedMany({ count }),
    },
  ];
});

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: OfficeBlog, language: Language) => (
  <span className="block space-y-1">
    <b className="block text-base break-words">{row.title || textsIn(officeBlogsTexts, language).untitled}</b>
    <span className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
      <span className="min-w-0 break-words">{row.author}</span>
      <BlogStateBadge state={row.status} />
    </span>
    <span className="num block text-note text-ink-3">{whenOf(row, language)}</span>
  </span>
);

/** Every post that was sent and the house's own, those that wait first; `panel` draws the open one. */
export const BlogsList = ({ panel, onWrite }: { panel: (id: string) => ReactNode; onWrite: () => void }) => {
  const language = useLanguage();
  const mayAct = useMayAct('content');
  const t = useTexts(officeBlogsTexts);
  return (
    <ListFrame<OfficeBlog>
      name="blogs"
      title={t.title}
      nouns={['post', 'posts']}
      read={async (wanted, signal) => (await call(listAllBlogs, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportAllBlogs, queryOf(wanted))).body}
      columns={columnsInIn(language)(language)}
      rowId={({ blogid }) => String(blogid)}
      rowName={({ title }) => title || t.untitled}
      card={(row) => cardOf(row, language)}
      sort="waiting"
      searchLabel={t.search}
      filters={filtersIn(language)}
      quick={quickIn(language)}
      bulk={mayAct ? bulkIn(language) : undefined}
      panel={panel}
      large
      action={
        mayAct && (
          <Button size={40} icon={PencilSimpleIcon} onClick={onWrite}>
            {t.write}
          </Button>
        )
      }
      empty={t.empty}
    />
  );
};
