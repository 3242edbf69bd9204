/** A view of a list at an address of its own: the filter of the contract that it applies, and its words when it is empty. */
export interface ListTab<Status extends string> {
  readonly label: string;
  readonly fixed: { readonly status?: readonly Status[] };
  readonly empty: string;
  readonly why: string;
}
