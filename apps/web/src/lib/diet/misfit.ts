/** Why something does not fit whoever wants it, and of which dish, where several are meant. */
export interface Misfit {
  dish?: string;
  reason: string;
}
