export const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });
