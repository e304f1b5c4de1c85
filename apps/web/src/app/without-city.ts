import { isPrivateAddress } from '@tawa/domain/common/public-addresses';
import { matchPath } from 'react-router';
import { publicScreens } from '../routes/public/screens.ts';

/** Whether the question for the city waits on a page: where somebody fills in who they are, behind links of letters, and in the panels. */
export const isWithoutCity = (pathname: string): boolean =>
  isPrivateAddress(pathname) || publicScreens.some(({ path, frame }) => frame === 'bare' && matchPath(path, pathname));
