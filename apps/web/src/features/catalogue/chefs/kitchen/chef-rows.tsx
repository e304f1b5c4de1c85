import type { EditedChef } from '@tawa/contract/catalogue/chefs.kitchen';
import { ChefHatIcon } from '@phosphor-icons/react/dist/ssr/ChefHat';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import { SortableItem, SortableList } from '#ui/form/sortable-list.tsx';
import { kitchenChefsTexts } from './chefs.texts.ts';

interface Props {
  chefs: readonly EditedChef[];
  onMove: (ids: number[]) => void;
  onOpen: (chef: EditedChef) => void;
}

/** The chefs in the order in which customers see them. */
export function ChefRows({ chefs, onMove, onOpen }: Props) {
  const t = useTexts(kitchenChefsTexts);
  return (
    <SortableList items={chefs.map((chef) => ({ id: chef.chef_id, name: chef.chef_name }))} onMove={onMove}>
      <ul className="overflow-hidden rounded-xl border border-line bg-surface">
        {chefs.map((chef) => (
          <SortableItem
            key={chef.chef_id}
            id={chef.chef_id}
            name={chef.chef_name}
            className="border-b border-line pl-2 last:border-b-0"
          >
            <div className="relative flex min-h-20 min-w-0 flex-1 items-center gap-4 px-3 py-3">
              {chef.chef_image ? (
                <Picture
                  src={pictureUrl(chef.chef_image)}
                  alt=""
                  sizes="56px"
                  className="size-14 shrink-0 rounded-full"
                />
              ) : (
                <span
                  aria-hidden="true"
                  className="grid size-14 shrink-0 place-items-center rounded-full bg-surface-2 text-2xl text-ink-3"
                >
                  <ChefHatIcon />
                </span>
              )}
              <div className="min-w-0 flex-1">
                <button
                  type="button"
                  onClick={() => onOpen(chef)}
                  className="text-left text-base font-bold break-words after:absolute after:inset-0"
                >
                  {chef.chef_name}
                </button>
                <p className="text-sm break-words text-ink-2">{chef.designation}</p>
              </div>
              {!chef.visible && <Badge icon={EyeSlashIcon}>{t.hidden}</Badge>}
            </div>
          </SortableItem>
        ))}
      </ul>
    </SortableList>
  );
}
