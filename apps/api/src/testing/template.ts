/** The migrated database that every test file copies. */
export const templateName = 'tawa_template';
