import { useEffect, useRef } from 'react';

/** What can be done on the page now, for the command palette. */
export interface PageCommand {
  readonly label: string;
  /** Why it cannot be done; null where it can. */
  readonly refusal: string | null;
  readonly run: () => void;
}

type Offer = () => readonly PageCommand[];

const offers = new Set<Offer>();

/** What the parts of the page that are on the screen offer now. */
export const pageCommands = (): readonly PageCommand[] => [...offers].flatMap((offer) => offer());

/** Offers commands as long as the part is on the screen; they are made when the palette asks. */
export function usePageCommands(make: Offer): void {
  const latest = useRef(make);
  useEffect(() => {
    latest.current = make;
  });
  useEffect(() => {
    const offer = () => latest.current();
    offers.add(offer);
    return () => void offers.delete(offer);
  }, []);
}
