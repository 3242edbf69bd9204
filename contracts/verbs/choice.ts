/** What a customer buys and how they pay for it; what is left out has a default. */
export interface Choice {
  readonly sku?: string;
  readonly quantity?: number;
  readonly offerCode?: string;
  readonly downPaymentBps?: number | null;
  readonly dueDay?: number | null;
}
