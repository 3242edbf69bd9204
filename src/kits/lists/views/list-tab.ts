/** A tab of a list at an address of its own: the filter that it applies and its text for an empty list. */
export interface ListTab<Status extends string> {
  readonly label: string;
  readonly fixed: { readonly status?: readonly Status[] };
  readonly empty: string;
  readonly why: string;
}
