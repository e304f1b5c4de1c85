import { blogStates } from '@tawa/contract/content/blogs.kitchen';
import { exportAllBlogs, listAllBlogs, publishBlogs, type OfficeBlog } from '@tawa/contract/content/blogs.office';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDate, formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { deskBlogTexts as texts } from '#lib/messages-office-blogs.ts';
import { Button } from '#ui/button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import type { BulkAction, ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { BlogStateBadge, blogStateWord } from './blog-state.tsx';
import { officeBlogsTexts } from './blogs.texts.ts';

function whenOf({ status, submitted_on, publish_on, created_on }: OfficeBlog): string {
  if (status === 'scheduled' && publish_on) return texts.comesOut(formatDateTime(publish_on));
  if (status === 'pending' && submitted_on) return texts.sent(formatDateTime(submitted_on));
  return texts.dated(formatDate(created_on));
}

const columns: ListColumn<OfficeBlog>[] = [
  {
    id: 'title',
    header: 'Title',
    sortable: true,
    cell: ({ title }) => <span className="font-semibold break-words">{title || texts.untitled}</span>,
  },
  { id: 'author', header: 'Author', sortable: true, cell: ({ author }) => author },
  { id: 'state', header: 'State', cell: ({ status }) => <BlogStateBadge state={status} /> },
  { id: 'tags', header: 'Tags', spare: true, cell: ({ tags }) => <span className="break-words">{tags}</span> },
  {
    id: 'waiting',
    header: 'When',
    sortable: true,
    cell: (row) => <span className="num whitespace-nowrap">{whenOf(row)}</span>,
  },
];

const filters: ListFilter[] = [
  { name: 'show', label: texts.show, options: blogStates.map((value) => ({ value, label: blogStateWord(value) })) },
  {
    name: 'by',
    label: texts.by,
    options: [
      { value: 'restaurants', label: texts.restaurants },
      { value: 'house', label: texts.house },
    ],
  },
];

const quick: QuickFilter[] = [
  { label: blogStateWord('pending'), filters: { show: 'pending' } },
  { label: blogStateWord('scheduled'), filters: { show: 'scheduled' } },
  { label: blogStateWord('hidden'), filters: { show: 'hidden' } },
];

const bulk: BulkAction<OfficeBlog>[] = [
  {
    label: texts.publish,
    icon: CheckCircleIcon,
    fits: ({ status }) => status === 'pending' || status === 'scheduled',
    ask: (count) => ({ title: texts.publishMany(count), text: texts.publishManyText }),
    run: (rows) => call(publishBlogs, { body: { posts: rows.map(({ blogid, version }) => ({ blogid, version })) } }),
    done: texts.publishedMany,
  },
];

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const cardOf = (row: OfficeBlog) => (
  <span className="block space-y-1">
    <b className="block text-base break-words">{row.title || texts.untitled}</b>
    <span className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
      <span className="min-w-0 break-words">{row.author}</span>
      <BlogStateBadge state={row.status} />
    </span>
    <span className="num block text-note text-ink-3">{whenOf(row)}</span>
  </span>
);

/** Every post that was sent and the house's own, those that wait first; `panel` draws the open one. */
export const BlogsList = ({ panel, onWrite }: { panel: (id: string) => ReactNode; onWrite: () => void }) => {
  const t = useTexts(officeBlogsTexts);
  return (
    <ListFrame<OfficeBlog>
      name="blogs"
      title={t.title}
      nouns={['post', 'posts']}
      read={async (wanted, signal) => (await call(listAllBlogs, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportAllBlogs, queryOf(wanted))).body}
      columns={columns}
      rowId={({ blogid }) => String(blogid)}
      rowName={({ title }) => title || t.untitled}
      card={cardOf}
      sort="waiting"
      searchLabel={t.search}
      filters={filters}
      quick={quick}
      bulk={bulk}
      panel={panel}
      large
      action={
        <Button size={40} icon={PencilSimpleIcon} onClick={onWrite}>
          {t.write}
        </Button>
      }
      empty={t.empty}
    />
  );
};
