/** The table of docs/domain.md, "Late fees", in cents: a total on each side of each step and the smallest order of an offer, its fee, and the most per plan. */
export const lateFees: readonly (readonly [total: number, fee: number, cap: number])[] = [
  [24_99, 0, 0],
  [25_00, 2_00, 6_00],
  [50_00, 2_00, 6_00],
  [59_99, 2_00, 6_00],
  [60_00, 4_00, 12_00],
  [99_99, 4_00, 12_00],
  [100_00, 6_00, 18_00],
  [199_99, 6_00, 18_00],
  [200_00, 8_00, 24_00],
];
