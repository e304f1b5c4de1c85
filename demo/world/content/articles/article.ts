/** A post of the demo world as it is written down; blank lines part its paragraphs. */
export interface Article {
  title: string;
  author: string;
  /** The name of a picture of posts. */
  picture: string;
  /** As stored: parted by spaces, each with a leading character that is not shown. */
  tags: string;
  text: string;
}
