import type { CSSProperties } from 'react';
import type { Coverage } from '#contracts/collateral/coverage.ts';
import type { Money as MoneyValue } from '#contracts/money.ts';
import { uncountedStatuses } from '#src/resources/collateral/labels.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { Share } from '#src/ui/format/Share.tsx';
import classes from './CoverBar.module.css';
import { preparedWords } from './cover-words.ts';

interface Part {
  readonly kind: 'approved' | 'review' | 'prepared' | 'missing';
  readonly label: string;
  readonly amount: MoneyValue;
}

/**
 * What is needed as a bar: approved, in review, prepared and missing, with a mark for what would be left after a fall of all
 * values. All figures are the backend's.
 */
export function CoverBar({ coverage }: { readonly coverage: Coverage }) {
  const { needed, covered, inReview, prepared, missing, ltvBps, items } = coverage;
  const all: readonly Part[] = [
    { kind: 'approved', label: 'Approved', amount: covered },
    { kind: 'review', label: 'In review', amount: inReview },
    { kind: 'prepared', label: preparedWords(coverage), amount: prepared },
    { kind: 'missing', label: 'Missing', amount: missing },
  ];
  const parts = all.filter(({ amount }) => amount.amountMinor > 0);
  let left = needed.amountMinor; // what is approved beyond it does not make the bar longer
  const lengths = parts.map(({ amount }) => {
    const length = Math.min(amount.amountMinor, left);
    left -= length;
    return length;
  });
  return (
    <section aria-label="Cover" className={classes.cover}>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ kind }, index) => (
          <i key={kind} data-kind={kind} style={{ flexGrow: lengths[index] }} />
        ))}
      </div>
      {items.some(({ status }) => !uncountedStatuses.has(status)) && <AfterFall coverage={coverage} />}
      <dl className={classes.legend}>
        {parts.map(({ kind, label, amount }) => (
          <div key={kind} data-kind={kind}>
            <dt>{label}</dt>
            <dd>
              <Money value={amount} />
            </dd>
          </div>
        ))}
        <div className={classes.needed}>
          <dt>Needed</dt>
          <dd>
            <Money value={needed} />
          </dd>
        </div>
      </dl>
      {ltvBps !== null && (
        <p className={classes.share}>
          Loan, as a share of the value: <Share bps={ltvBps} />
        </p>
      )}
    </section>
  );
}

/** What of the needed amount would be left after a fall of all values; that it is enough, where it still is. */
function AfterFall({ coverage: { needed, afterFall } }: { readonly coverage: Coverage }) {
  const fall = <Share bps={afterFall.byBps} />;
  if (afterFall.missing.amountMinor === 0)
    return <p className={classes.enough}>After a {fall} fall it is still enough.</p>;
  const leftMinor = needed.amountMinor - afterFall.missing.amountMinor;
  const style: CSSProperties & { '--at': string } = { '--at': `${(100 * leftMinor) / needed.amountMinor}%` };
  return (
    <p className={classes.mark} style={style}>
      <span>
        After a {fall} fall: <Money value={{ ...needed, amountMinor: leftMinor }} />
      </span>
    </p>
  );
}
