import type { ReactNode } from 'react';
import classes from './CardMark.module.css';

type Brand = 'visa' | 'mastercard';

/** Returns the brand of a card by its label, "Visa •••• 4242", or its number; null for any other. */
export function brandOf(card: string): Brand | null {
  if (/^(visa|4)/i.test(card)) return 'visa';
  return /^(mastercard|5[1-5]|2[2-7])/i.test(card) ? 'mastercard' : null;
}

/** The mark of a card's brand, which its label names; an empty frame while the brand is not known. */
export function CardMark({ card }: { readonly card: string }) {
  const brand = brandOf(card);
  return (
    <span className={classes.mark} aria-hidden="true" data-brand={brand ?? undefined}>
      {brand !== null && (
        <svg viewBox="0 0 26 16" focusable="false">
          {drawings[brand]}
        </svg>
      )}
    </span>
  );
}

/** In the colours of the brands, which do not change in the dark scheme. */
const drawings: Readonly<Record<Brand, ReactNode>> = {
  mastercard: (
    <>
      <circle cx="9.5" cy="8" r="6.5" fill="#eb001b" />
      <circle cx="16.5" cy="8" r="6.5" fill="#f79e1b" />
      <path d="M13 2.500a6.500 6.500 0 0 1 0 11 6.500 6.500 0 0 1 0-11" fill="#ff5f00" />
    </>
  ),
  visa: (
    <path
      fill="#1434cb"
      d="M10.500 12.500 12 3.500h2.300l-1.500 9zM20.500 3.700a5.800 5.800 0 0 0-2-.4c-2.200 0-3.800 1.200-3.800 2.800 0 2.400 3.300 2.500 3.300 3.700 0 .6-.7.900-1.400.9-1 0-1.900-.3-2.300-.5l-.3 1.900c.500.2 1.500.5 2.600.5 2.400 0 4-1.200 4-3 0-2.500-3.300-2.600-3.300-3.700 0-.5.500-.9 1.500-.9.700 0 1.300.2 1.500.3zM8.600 3.500 6.400 9.600 5.500 4.800c-.2-.8-.7-1.200-1.500-1.300H.6l-.1.200c2.200.5 3 1.400 3.400 2.800l1.600 6h2.400l3.100-9zM23.500 3.500c-.6 0-1 .2-1.300.8l-3.200 8.200h2.400l.500-1.400h2.700l.3 1.400H26l-1.700-9z"
    />
  ),
};
