import { createContext, type ReactNode } from 'react';

interface CartParts {
  /** The header's link to the cart. */
  readonly link: ReactNode;
  /** Says on the error page what is kept: the cart and other unfinished work. */
  readonly unfinishedWork: ReactNode;
}

/** What the layout shows of the cart, provided by the application because the layout must not import the checkout. */
export const CartContext = createContext<CartParts>({ link: null, unfinishedWork: null });
