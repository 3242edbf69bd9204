import { useEffect, useEffectEvent, useState } from 'react';
import type { Step } from './next-step.ts';
import { usePurchaseCommands } from './use-purchase-commands.ts';
import type { Purchase } from './purchase.ts';

export interface Progress {
  /** The refusal of the current step. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Runs every automatic step as soon as it is the next one. */
export function useAutoAdvance(purchase: Purchase): Progress {
  const carryOut = usePurchaseCommands();
  const [refusal, setRefusal] = useState<{ at: string; error: unknown } | null>(null);
  const [round, setRound] = useState(0);
  const at = nameOf(purchase.step);

  const advance = useEffectEvent(async (isCurrent: () => boolean) => {
    const error = await carryOut(purchase);
    if (isCurrent()) setRefusal(error === undefined ? null : { at, error });
  });
  useEffect(() => {
    let current = true;
    void advance(() => current);
    return () => {
      current = false;
    };
  }, [at, round]);

  return {
    error: refusal?.at === at ? refusal.error : undefined,
    retry: () => {
      setRefusal(null);
      setRound(round + 1);
    },
  };
}

function nameOf(step: Step): string {
  return 'orderId' in step ? `${step.kind}:${step.orderId}` : step.kind;
}
