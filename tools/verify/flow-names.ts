/** The flows whose random sequences of commands are tried. */
export const flowNames = [
  'purchase',
  'collateral review',
  'payment',
  'paying ahead',
  'settlement',
  'refund',
  'withdrawal',
  'scratchcard',
  'notification',
] as const;
export type FlowName = (typeof flowNames)[number];
