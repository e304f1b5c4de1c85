import { CategoriesList } from '../../features/admin-content/categories.tsx';

export const Screen = () => <CategoriesList />;
