import * as menuEditor from './menu-editor.ts';
import * as pictures from './pictures.ts';

/** What restaurants write of themselves. */
export const kitchenDomains = { menuEditor, pictures };
