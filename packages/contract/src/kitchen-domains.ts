import * as chefEditor from './chef-editor.ts';
import * as menuEditor from './menu-editor.ts';
import * as pictures from './pictures.ts';

/** What restaurants write of themselves. */
export const kitchenDomains = { chefEditor, menuEditor, pictures };
