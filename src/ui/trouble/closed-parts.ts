/** A part of the page that cannot be read during a maintenance. */
export interface ClosedPart {
  readonly id: string;
  readonly place: Element;
  /** The dialog that it is in; null if it is on the page. */
  readonly dialog: Element | null;
  readonly retry: () => void;
}

let parts: readonly ClosedPart[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly ClosedPart[]): void {
  parts = next.toSorted(({ place: one }, { place: other }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  for (const listener of listeners) listener();
}

/** The closed parts of the page, in the order of the document. */
export const closedParts = {
  current: () => parts,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  add(part: ClosedPart) {
    publish([...parts, part]);
    return () => publish(parts.filter((each) => each !== part));
  },
};
