import { useEffect, useRef } from 'react';

/** A command that the current page offers in the command palette. */
export interface PageCommand {
  readonly label: string;
  /** Why the command cannot be run; null if it can. */
  readonly refusal: string | null;
  /** True for one of many: it is offered once a part of its label is typed. */
  readonly isSearched?: boolean;
  readonly run: () => void;
}

type Offer = () => readonly PageCommand[];

const offers = new Set<Offer>();

/**
 * Returns the commands of all mounted parts of the page. Those of the part that was opened last come first: what can be
 * done with the open entity or the selected rows, then with the list.
 */
export const pageCommands = (): readonly PageCommand[] =>
  [...offers].toReversed().flatMap((offer) => offer());

/** Offers commands while the component is mounted; they are created when the palette is opened. */
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
