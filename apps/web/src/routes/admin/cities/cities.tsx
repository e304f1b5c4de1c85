import { CitiesList } from '#features/catalogue/cities/office/cities.tsx';

export const Screen = () => <CitiesList />;
