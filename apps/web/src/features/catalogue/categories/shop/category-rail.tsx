import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { Picture } from '#ui/picture.tsx';
import { categoriesQuery } from '#lib/categories.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { categoriesTexts } from './categories.texts.ts';

/** What somebody who types nothing may look through: the kinds of dishes, each with its picture. */
export function CategoryRail({ onChoose }: { onChoose?: () => void }) {
  const t = useTexts(categoriesTexts);
  const language = useLanguage();
  const { data = [] } = useQuery(categoriesQuery());
  if (data.length === 0) return null;
  return (
    <ul aria-label={t.kinds} className="-mx-4 mt-5 flex gap-4 overflow-x-auto px-4 pb-2 no-scrollbar lg:flex-wrap">
      {data.map(({ category_id, category_name, names, image }) => (
        <li key={category_id} className="w-[72px] shrink-0">
          <Link to={paths.ourDishes({ category: category_name })} onClick={onChoose} className="block text-center">
            {image && (
              <Picture
                src={pictureUrl(image)}
                alt=""
                sizes="64px"
                className="mx-auto aspect-square w-16 rounded-full"
              />
            )}
            <span className="mt-2 block text-note font-bold [overflow-wrap:anywhere]">
              {nameIn(category_name, names, language)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
