import { createContext, type ReactNode } from 'react';

/** The header's link to the cart. Only the checkout knows what is in the cart, so the application provides it. */
export const CartLinkContext = createContext<ReactNode>(null);
