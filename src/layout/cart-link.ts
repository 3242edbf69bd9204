import { createContext, type ReactNode } from 'react';

/** The header's link to the cart, provided by the application because the layout must not import the checkout. */
export const CartLinkContext = createContext<ReactNode>(null);
