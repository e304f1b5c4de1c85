import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/ssr/BookmarkSimple';
import { ColumnsIcon } from '@phosphor-icons/react/dist/ssr/Columns';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { RowsIcon } from '@phosphor-icons/react/dist/ssr/Rows';
import { z } from 'zod/mini';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { listTexts } from '#lib/messages-lists.ts';
import { saveFile } from '#lib/api/save-file.ts';
import { useSavedViews, viewNameLengthMax } from '#lib/saved-views.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { Button } from '../button.tsx';
import { Sheet } from '../dialog/dialog.tsx';
import { Form, useForm } from '../form/form.tsx';
import { IconButton } from '../icon-button.tsx';
import { TextField } from '../form/input.tsx';
import type { ListAddress } from './list-address.ts';
import type { useListDevice } from './list-device.ts';
import type { ListColumn, ListQuery } from './list-props.ts';
import { Menu } from '../dialog/menu.tsx';
import { toast } from '../toast/toast.ts';

/** Every row that the filters leave, as a file. */
export function ExportButton({ name, wanted, readCsv }: ExportProps) {
  const read = useMutation({
    mutationFn: () => readCsv(wanted),
    onSuccess: (text) => saveFile(text, `${name}.csv`),
    onError: (error) => toast.error(messageFrom(error, listTexts.exportFailed)),
  });
  return (
    <Button
      variant="secondary"
      size={40}
      icon={DownloadSimpleIcon}
      pending={read.isPending}
      onClick={() => read.mutate()}
      className="min-w-11 max-sm:px-3"
    >
      <span className="max-sm:sr-only">{listTexts.export}</span>
    </Button>
  );
}
interface ExportProps {
  name: string;
  wanted: ListQuery;
  readCsv: (wanted: ListQuery) => Promise<string>;
}

const viewForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, listTexts.viewNameMissing), z.maxLength(viewNameLengthMax)),
});

interface Props {
  name: string;
  device: ReturnType<typeof useListDevice>;
  address: ListAddress;
  columns: readonly Pick<ListColumn<never>, 'id' | 'header'>[];
}

/** The views that the signed-in person keeps of this list. */
function Views({ name: list, address }: Pick<Props, 'name' | 'address'>) {
  const [saving, setSaving] = useState(false);
  const { views, save, remove } = useSavedViews(list);
  const form = useForm<{ name: string }, { name: string }>(viewForm, { defaultValues: { name: '' } });
  const here = views.find(({ view }) => view === address.view);
  const keep = async ({ name }: { name: string }) => {
    try {
      await save.mutateAsync({ name, view: address.view });
      form.reset();
      setSaving(false);
    } catch (error) {
      toast.error(messageFrom(error, listTexts.notSaved));
    }
  };
  const forget = (view_id: number) =>
    remove.mutate(view_id, { onError: (error) => toast.error(messageFrom(error, listTexts.notSaved)) });
  return (
    <>
      <Menu
        trigger={
          <button type="button" className="press flex min-h-11 items-center gap-2 rounded-md px-3 text-body font-bold">
            <BookmarkSimpleIcon weight={here ? 'fill' : 'bold'} className="text-[20px]" aria-hidden="true" />
            <span className="max-w-40 truncate">{here?.name ?? listTexts.views}</span>
          </button>
        }
        items={[
          ...views.map(({ name, view }) => ({ label: name, onSelect: () => address.show(view) })),
          { label: listTexts.saveView, icon: BookmarkSimpleIcon, onSelect: () => setSaving(true) },
          ...(here
            ? [{ label: listTexts.removeView(here.name), danger: true, onSelect: () => forget(here.view_id) }]
            : []),
        ]}
      />
      <Sheet open={saving} onOpenChange={setSaving} title={listTexts.saveView} description={listTexts.saveViewText}>
        <Form form={form} onSubmit={keep}>
          <TextField label={listTexts.viewName} maxLength={viewNameLengthMax} {...form.field('name')} />
          <Button type="submit" wide pending={save.isPending} pendingText={listTexts.working}>
            {listTexts.save}
          </Button>
        </Form>
      </Sheet>
    </>
  );
}

/** Saved views, and what this device remembers: density and the choice of columns. */
export function ListTools({ name, device: [kept, change], address, columns }: Props) {
  const toggle = (id: string) =>
    change({ hidden: kept.hidden.includes(id) ? kept.hidden.filter((each) => each !== id) : [...kept.hidden, id] });
  return (
    <div className="flex items-center">
      <Views name={name} address={address} />
      <span className="flex max-md:hidden">
        <IconButton
          label={kept.dense ? listTexts.rowsRoomy : listTexts.rowsTight}
          icon={RowsIcon}
          onClick={() => change({ dense: !kept.dense })}
        />
        <Menu
          trigger={<IconButton label={listTexts.columns} icon={ColumnsIcon} />}
          items={columns.slice(1).map(({ id, header }) => ({
            label: kept.hidden.includes(id) ? listTexts.show(header) : listTexts.hide(header),
            onSelect: () => toggle(id),
          }))}
        />
      </span>
    </div>
  );
}
