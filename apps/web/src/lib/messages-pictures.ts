/** Texts of the fields that take a picture. */
export const pictureMessages = {
  tooLarge: 'The file is larger than 5 MB.',
  noPicture: 'Choose a picture (JPEG, PNG, WebP or AVIF).',
  notSent: 'The picture could not be sent. Please try again.',
} as const;
