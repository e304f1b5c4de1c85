/** Words of the keys of payment providers and the mail server. */
export const keyTexts = {
  looks: (looks: string) => `Looks like: ${looks}`,
  valueMissing: 'The key is required',
};
