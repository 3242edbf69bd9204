import type { CSSProperties } from 'react';
import type { Money as MoneyValue } from '#contracts/money.ts';
import classes from './CentBar.module.css';
import { Money } from '#src/ui/format/Money.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

type CentKind = 'today' | 'principal' | 'interest' | 'fee';

interface CentPart {
  readonly kind: CentKind;
  readonly label: string;
  readonly amount: MoneyValue;
}

interface Props {
  /** In the order in which they are drawn; parts of zero are left out. All in one currency. */
  readonly parts: readonly CentPart[];
  /** The accessible name of the bar: "Where €1,222.16 goes". */
  readonly label: string;
}

/** Shows how an amount is divided. The legend says the same in text, so that colour is not needed. */
export function CentBar({ parts, label }: Props) {
  const moneyText = useMoneyText();
  const visibleParts = parts.filter((part) => part.amount.amountMinor > 0);
  const words = visibleParts.map((part) => `${part.label} ${moneyText(part.amount)}`).join(', ');
  return (
    <figure className={classes.figure}>
      <div className={classes.bar} role="img" aria-label={`${label}: ${words}`}>
        {visibleParts.map((part) => (
          <span key={part.label} data-kind={part.kind} style={share(part.amount.amountMinor)} />
        ))}
      </div>
      <ul className={classes.legend} aria-hidden="true">
        {visibleParts.map((part) => (
          <li key={part.label}>
            <i data-kind={part.kind} />
            {part.label} <Money value={part.amount} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

function share(amountMinor: number): CSSProperties & { '--share': number } {
  return { '--share': amountMinor };
}
