import { use } from 'react';
import { OfferNamesContext } from './offer-names.ts';
import classes from './OfferName.module.css';

/** An offer by the name that customers know: "6 months". Its room is kept until the names are here. */
export function OfferName({ code }: { readonly code: string | null }) {
  const names = use(OfferNamesContext);
  if (code === null) return '–';
  return <span className={classes.name}>{names === null ? '\u00a0' : (names[code] ?? code)}</span>;
}
