/** Adds up one figure of each item; exact, as all amounts are whole minor units. */
export const sum = <Item>(items: readonly Item[], part: (item: Item) => number): number =>
  items.reduce((all, item) => all + part(item), 0);
