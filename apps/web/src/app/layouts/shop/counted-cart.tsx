import { CartButton } from './cart-button.tsx';
import { useCartCount } from './use-cart-count.ts';

export const CountedCart = () => <CartButton count={useCartCount()} />;
