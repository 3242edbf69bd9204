/** Sums one amount of each item; exact, because all amounts are whole minor units. */
export const sum = <Item>(items: readonly Item[], part: (item: Item) => number): number =>
  items.reduce((all, item) => all + part(item), 0);
