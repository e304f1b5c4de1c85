import type { addToCart } from '@tawa/contract/ordering/cart';
import type { Answer } from '@tawa/contract/common/endpoint';

/** A dish that somebody wants in the cart. */
export interface CartLineInput {
  menu_id: number;
  dish_name: string;
  dish_img?: string | null;
  quantity: number;
  options: number[];
  note: string;
}

/** What is asked when the cart holds dishes of another restaurant. */
export type Question = Extract<Answer<typeof addToCart>, { status: 409 }>['body'] & {
  line: CartLineInput;
  userid: number;
};
