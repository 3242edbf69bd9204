import { failureTexts } from '#src/errors/failure-texts.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';

export const payLater = 'You can pay once you’re back online.';

/** Returns why no payment can be begun now; null while there is a network. */
export function usePayRefusal(): string | null {
  const { online } = useAppSelector(selectShell);
  return online ? null : `${failureTexts.offline.title}. ${payLater}`;
}
