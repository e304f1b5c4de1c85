import { defineTexts } from '#lib/i18n/texts.ts';

export const officeListsTexts = defineTexts({
  save: 'Save',
  gone: 'This item is on another page or was deleted.',
  shown: 'Shown',
  state: 'State',
  yes: 'Yes',
  no: 'No',
  delete: 'Delete',
  saving: 'Saving...',
  hidden: 'Hidden',
  sending: 'Sending...',
  deleting: 'Deleting...',
  deleteText: 'This can’t be undone.',
  choosePicture: 'Choose a picture',
  removePicture: 'Remove',
  replacePicture: 'Replace',
  add: 'Add {value}',
  addOne: 'Add {one}',
  deleteIt: 'Delete {one}',
});
