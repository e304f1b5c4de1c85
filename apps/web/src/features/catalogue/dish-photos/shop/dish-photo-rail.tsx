import type { DishPhoto } from '@tawa/contract/catalogue/dish-photos';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Picture } from '#ui/picture.tsx';
import { dishPhotosQuery } from './dish-photos.queries.ts';
import { dishPhotosTexts } from './dish-photos.texts.ts';

interface Props {
  dish: { menu_id: number; dish_name: string; names?: Names | undefined };
  className?: string;
}

/** What customers photographed of a dish; nothing where nobody did. */
export function DishPhotoRail({ dish: { menu_id, ...dish }, className }: Props) {
  const name = nameIn(dish.dish_name, dish.names, useLanguage());
  const t = useTexts(dishPhotosTexts);
  const id = useId();
  const { data = [] } = useQuery(dishPhotosQuery(menu_id));
  const [large, setLarge] = useState<DishPhoto | null>(null);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className="text-row font-bold">
        {t.customerPhotos}
      </h3>
      <ul className="-mx-4 mt-2 flex snap-x gap-2 overflow-x-auto px-4 no-scrollbar">
        {data.map((photo) => (
          <li key={photo.dish_photo_id} className="shrink-0 snap-start">
            <button
              type="button"
              aria-label={t.open({ author: photo.author })}
              onClick={() => setLarge(photo)}
              className="press block size-24 overflow-hidden rounded-md"
            >
              <Picture src={pictureUrl(photo.photo)} alt="" sizes="96px" className="size-full" />
            </button>
          </li>
        ))}
      </ul>
      {large && (
        <Sheet
          open
          onOpenChange={(open) => !open && setLarge(null)}
          title={name}
          description={t.author({ author: large.author })}
          width="medium"
        >
          <Picture
            src={pictureUrl(large.photo)}
            alt={t.photoBy({ dish: name, author: large.author })}
            sizes="(width >= 48rem) 520px, 90vw"
            className="aspect-square w-full rounded-xl"
          />
        </Sheet>
      )}
    </section>
  );
}
