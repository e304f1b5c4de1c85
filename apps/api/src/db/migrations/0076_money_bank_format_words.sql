-- What the office reads of a format names no file of the source.
-- release before: runs
update bank_formats set source = 'The columns that the layouts of Indian banks have in common'
  where source = 'The columns that the layouts of Indian banks have in common; see docs/bank-files.md';
