import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/ssr/BookmarkSimple';
import { ColumnsIcon } from '@phosphor-icons/react/dist/ssr/Columns';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { RowsIcon } from '@phosphor-icons/react/dist/ssr/Rows';
import { z } from 'zod/mini';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
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
import { listPartTexts } from './list.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { uiTexts } from '#ui/ui.texts.ts';

/** Every row that the filters leave, as a file. */
export function ExportButton({ name, wanted, readCsv }: ExportProps) {
  const t = useTexts(listPartTexts);
  const read = useMutation({
    mutationFn: () => readCsv(wanted),
    onSuccess: (text) => saveFile(text, `${name}.csv`),
    onError: (error) => toast.error(messageFrom(error, t.exportFailed)),
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
      <span className="max-sm:sr-only">{t.export}</span>
    </Button>
  );
}
interface ExportProps {
  name: string;
  wanted: ListQuery;
  readCsv: (wanted: ListQuery) => Promise<string>;
}

const viewFormIn = keepEach((language: Language) => {
  const t = textsIn(listPartTexts, language);
  return z.object({
    name: z.string().check(z.trim(), z.minLength(1, t.viewNameMissing), z.maxLength(viewNameLengthMax)),
  });
});

interface Props {
  name: string;
  device: ReturnType<typeof useListDevice>;
  address: ListAddress;
  columns: readonly Pick<ListColumn<never>, 'id' | 'header'>[];
}

/** The views that the signed-in person keeps of this list. */
function Views({ name: list, address }: Pick<Props, 'name' | 'address'>) {
  const t = useTexts(uiTexts);
  const listPart = useTexts(listPartTexts);
  const language = useLanguage();
  const [saving, setSaving] = useState(false);
  const { views, save, remove } = useSavedViews(list);
  const form = useForm<{ name: string }, { name: string }>(viewFormIn(language), { defaultValues: { name: '' } });
  const here = views.find(({ view }) => view === address.view);
  const keep = async ({ name }: { name: string }) => {
    try {
      await save.mutateAsync({ name, view: address.view });
      form.reset();
      setSaving(false);
    } catch (error) {
      toast.error(messageFrom(error, t.notSaved));
    }
  };
  const forget = (view_id: number) =>
    remove.mutate(view_id, { onError: (error) => toast.error(messageFrom(error, t.notSaved)) });
  return (
    <>
      <Menu
        trigger={
          <button type="button" className="press flex min-h-11 items-center gap-2 rounded-md px-3 text-body font-bold">
            <BookmarkSimpleIcon weight={here ? 'fill' : 'bold'} className="text-[1.25rem]" aria-hidden="true" />
            <span className="max-w-40 truncate">{here?.name ?? listPart.views}</span>
          </button>
        }
        items={[
          ...views.map(({ name, view }) => ({ label: name, onSelect: () => address.show(view) })),
          { label: listPart.saveView, icon: BookmarkSimpleIcon, onSelect: () => setSaving(true) },
          ...(here
            ? [{ label: listPart.removeView({ name: here.name }), danger: true, onSelect: () => forget(here.view_id) }]
            : []),
        ]}
      />
      <Sheet open={saving} onOpenChange={setSaving} title={listPart.saveView} description={listPart.saveViewText}>
        <Form form={form} onSubmit={keep}>
          <TextField label={listPart.viewName} maxLength={viewNameLengthMax} {...form.field('name')} />
          <Button type="submit" wide pending={save.isPending} pendingText={listPart.working}>
            {listPart.save}
          </Button>
        </Form>
      </Sheet>
    </>
  );
}

/** Saved views, and what this device remembers: density and the choice of columns. */
export function ListTools({ name, device: [kept, change], address, columns }: Props) {
  const t = useTexts(listPartTexts);
  const toggle = (id: string) =>
    change({ hidden: kept.hidden.includes(id) ? kept.hidden.filter((each) => each !== id) : [...kept.hidden, id] });
  return (
    <div className="flex items-center">
      <Views name={name} address={address} />
      <span className="flex max-md:hidden">
        <IconButton
          label={kept.dense ? t.rowsRoomy : t.rowsTight}
          icon={RowsIcon}
          onClick={() => change({ dense: !kept.dense })}
        />
        <Menu
          trigger={<IconButton label={t.columns} icon={ColumnsIcon} />}
          items={columns.slice(1).map(({ id, header }) => ({
            label: kept.hidden.includes(id) ? t.show({ name: header }) : t.hide({ name: header }),
            onSelect: () => toggle(id),
          }))}
        />
      </span>
    </div>
  );
}
