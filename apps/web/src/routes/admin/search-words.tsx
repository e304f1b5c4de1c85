import { SearchWordsList } from '#features/catalogue/search/office/search-words.tsx';

export const Screen = () => <SearchWordsList />;
