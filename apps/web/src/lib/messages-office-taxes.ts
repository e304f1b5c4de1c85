/** Words of the rates of GST in the office's settings. */
export const taxTexts = {
  span: (from: string, to: string | null) => (to === null ? `from ${from}` : `${from} to ${to}`),
  rateWrong: 'From 0 to 40 percent',
  same: 'This is the rate of that day',
  noDay: 'Choose a day to come',
};
