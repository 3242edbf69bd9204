import type { Money as Amount } from '#contracts/money.ts';
import type { Fact } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { type Chosen, partsOf } from './sources.ts';

/** What pays an amount, one source a line, in the order in which they are charged. */
export function chosenSources(chosen: Chosen, total: Amount): Fact[] {
  const { scratchcards, walletMinor, leftMinor } = partsOf(chosen, total);
  const money = (amountMinor: number) => <Money value={{ ...total, amountMinor }} />;
  const rest = chosen.byBank ? 'Bank transfer' : (chosen.card?.label ?? 'A card, after signing');
  return [
    ...scratchcards.map(({ label, amountMinor }) => ({ label, value: money(amountMinor) })),
    ...(walletMinor > 0 ? [{ label: 'Your wallet', value: money(walletMinor) }] : []),
    ...(leftMinor > 0 ? [{ label: rest, value: money(leftMinor) }] : []),
  ];
}
