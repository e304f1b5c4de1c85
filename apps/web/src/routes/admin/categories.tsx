import { CategoriesList } from '#features/catalogue/categories/office/categories.tsx';

export const Screen = () => <CategoriesList />;
