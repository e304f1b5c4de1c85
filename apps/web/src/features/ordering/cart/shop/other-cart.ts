import type { addToCart } from '@tawa/contract/ordering/cart';
import type { Names } from '@tawa/domain/catalogue/names/names';
import type { Answer } from '@tawa/contract/common/endpoint';

/** A dish that somebody wants in the cart. */
export interface CartLineInput {
  menu_id: number;
  dish_name: string;
  /** The same in other languages, where the page has not chosen yet. */
  names?: Names | undefined;
  dish_img?: string | null;
  quantity: number;
  options: number[];
  note: string;
  /** Of one portion without options, in rupees. */
  price?: number;
  discounted_price?: number | null;
  /** Of all portions with what was chosen, in rupees. */
  total?: number;
  /** Names of what was chosen. */
  chosen?: readonly string[];
}

/** What is asked when the cart holds dishes of another restaurant. */
export type Question = Extract<Answer<typeof addToCart>, { status: 409 }>['body'] & {
  line: CartLineInput;
  userid: number;
};
