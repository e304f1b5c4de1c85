/** Words of the mail test in the office. */
export const mailTestTexts = {
  title: 'Try the mail',
  facts: 'A real letter to your own address, on the way that every letter takes. Five an hour at most.',
  send: 'Send me a test letter',
  sending: 'Sending...',
  failed: 'What became of the letter could not be read.',
  notSent: 'The letter was not sent.',
  waiting: (to: string) => `The letter to ${to} is on its way.`,
  taken: (to: string, time: string) =>
    `The mail server took the letter to ${to} at ${time}. Look into your inbox, and into the spam folder.`,
  kept: (to: string, time: string) =>
    `The letter to ${to} was written to a folder of this machine at ${time}: no mail server is set (SMTP_URL).`,
  refused: (tries: number) => `The mail server did not take it (try ${tries}). It is tried again.`,
  givenUp: (tries: number) => `The mail server did not take it in ${tries} tries. It is not tried again.`,
  answer: 'It answered:',
};
