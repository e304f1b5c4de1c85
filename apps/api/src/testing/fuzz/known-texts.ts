/** The password of everybody who calls. */
export const knownPassword = 'quiet-harbour-72';

/** Texts that fields with rules beyond their pattern take, by the field's name. */
export const knownTexts: ReadonlyMap<string, readonly string[]> = new Map([
  ['email', ['asha@example.in', 'ravi.k@example.in']],
  ['contact', ['asha@example.in', '9845012345']],
  ['password', [knownPassword]],
  ['oldPassword', [knownPassword]],
  ['newPassword', ['green-kettle-77']],
  ['endpoint', ['https://push.example.in/send/8a7b6c5d']],
]);
