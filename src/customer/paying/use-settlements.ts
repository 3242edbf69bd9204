import { useEffect, useState } from 'react';
import type { ComingPayment } from '#contracts/plans/coming-payment.ts';
import type { SettlementQuote } from '#contracts/plans/quote.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useLazyQuoteSettlementQuery, useSettlePlanMutation } from './api.ts';

export type SettledPlan = Pick<ComingPayment, 'planId' | 'planNumber' | 'title'>;

export interface Settlement {
  readonly plan: SettledPlan;
  readonly quote: SettlementQuote | null;
  /** WAITING: the bank has not decided yet. */
  readonly state: 'LOADING' | 'READY' | 'FAILED' | 'WAITING' | 'PAID';
  /** The error of the quote or of the payment. */
  readonly error: unknown;
}

/** Fetches settlement quotes of several plans and pays them one after the other; each succeeds or fails alone. */
export function useSettlements(plans: readonly SettledPlan[]) {
  const [quoteOf] = useLazyQuoteSettlementQuery();
  const [settle] = useSettlePlanMutation();
  const sendOnce = useSendOnce();
  const [busy, setBusy] = useState(false);
  const [all, setAll] = useState<readonly Settlement[]>(() =>
    plans.map((plan) => ({ plan, quote: null, state: 'LOADING', error: undefined })),
  );
  const change = (planId: string, part: Partial<Settlement>) =>
    setAll((rows) => rows.map((row) => (row.plan.planId === planId ? { ...row, ...part } : row)));

  async function load(planId: string) {
    const { data, error } = await quoteOf({ params: { planId }, body: { on: null } });
    if (data) change(planId, { quote: data, state: 'READY' });
    else change(planId, { state: 'FAILED', error });
  }

  useEffect(() => {
    for (const { planId } of plans) void load(planId);
    // oxlint-disable-next-line react/exhaustive-deps -- once per dialog, because its plans do not change
  }, []);

  async function pay(cardTokenId: string) {
    setBusy(true);
    for (const { plan, quote, state } of all) {
      if (quote === null || (state !== 'READY' && state !== 'FAILED')) continue;
      const { planId } = plan;
      const { amount } = quote;
      const sources = [{ kind: 'CARD' as const, cardTokenId, amountMinor: amount.amountMinor }];
      const call = { params: { planId }, body: { amount, sources } };
      // The card is part of the name: a retry with the same card is the same payment, another card is a new one.
      const name = `settle ${planId} ${amount.amountMinor} ${cardTokenId}`;
      const { data, error } = await sendOnce(name, async (key) => settle({ ...call, key }));
      if (data) {
        change(planId, { state: data.status === 'SUCCEEDED' ? 'PAID' : 'WAITING', error: undefined });
        continue;
      }
      change(planId, { state: 'FAILED', error });
      // The amount may have changed since, so it is quoted again. After a lost answer the old quote stays, because
      // its key finds the payment.
      const next = await quoteOf({ params: { planId }, body: { on: null } });
      if (next.data) change(planId, { quote: next.data });
    }
    setBusy(false);
  }

  return { all, busy, pay };
}
