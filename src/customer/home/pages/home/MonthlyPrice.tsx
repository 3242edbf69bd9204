import { Anchor } from '@mantine/core';
import type { Product } from '#contracts/catalogue/product.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import classes from './MonthlyPrice.module.css';

interface MonthlyPriceProps {
  readonly product: Product;
  readonly onCompare: (productId: string) => void;
}

/** Shows "from €94.90 a month" with what is due today, its plan and the price; a product without a plan has the price only. */
export function MonthlyPrice({ product, onCompare }: MonthlyPriceProps) {
  const { id, name, unitPrice, monthlyFrom } = product;
  if (!monthlyFrom) {
    return (
      <div className={classes.price}>
        <p>
          <Money value={unitPrice} size="large" />
        </p>
        <p className={classes.terms}>Pay monthly together with other products</p>
      </div>
    );
  }
  const { amount, downPayment, months, aprcPpm } = monthlyFrom;
  return (
    <div className={classes.price}>
      <p className={classes.monthly}>
        from <Money value={amount} size="large" /> a{'\u00a0'}month
      </p>
      <p className={classes.terms}>
        {downPayment.amountMinor > 0 && (
          <>
            <Money value={downPayment} /> today,{' '}
          </>
        )}
        {months} months,{' '}
        {aprcPpm === 0 ? (
          'no interest'
        ) : (
          <>
            <Percent ppm={aprcPpm} /> APRC
          </>
        )}
      </p>
      <p className={classes.total}>
        <span>
          Price <Money value={unitPrice} />
        </span>{' '}
        <Anchor
          component="button"
          type="button"
          className={classes.compare}
          aria-label={`See all plans: ${name}`}
          onClick={() => onCompare(id)}
        >
          See all plans
        </Anchor>
      </p>
    </div>
  );
}
