export const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });

/** The sources of a payment by one card; by default of the down payment of the worked example. */
export const byCard = (cardTokenId: string, amountMinor = 120_00) => ({
  sources: [{ kind: 'CARD' as const, cardTokenId, amountMinor }],
});
