import type { PricedCart } from '#contracts/orders/cart.ts';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { additionsOf } from '#src/customer/checkout/cart-sums.tsx';
import { CentBar } from '#src/kits/schedule/CentBar.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { Percent } from '#src/ui/format/Percent.tsx';
import classes from './OrderLines.module.css';

/** The lines of the cart, and the amounts of the chosen plan once there is one. */
export function OrderLines({ cart, offer }: { cart: PricedCart; offer: AvailableOffer | null }) {
  const lines = cart.lines.map(({ nameSnapshot, quantity, lineTotal }) => ({
    label: quantity > 1 ? `${nameSnapshot} × ${quantity}` : nameSnapshot,
    value: <Money value={lineTotal} />,
  }));
  return (
    <div className={classes.lines}>
      <SumList items={[...lines, ...additionsOf(cart)]} />
      {offer && <PlanLines offer={offer} />}
    </div>
  );
}

function PlanLines({ offer }: { offer: AvailableOffer }) {
  const moneyText = useMoneyText();
  const { downPayment, financed, totalInterest, totalPayable, instalments, firstDueDate, lastDueDate } =
    offer;
  const { currency } = totalPayable;
  return (
    <>
      <SumList
        items={[
          { label: 'Due today', value: <Money value={downPayment} /> },
          ...instalments.map(({ count, amountMinor }, index) => ({
            label: index > 0 && count === 1 ? 'Last instalment' : 'Instalments',
            value: <Money value={{ amountMinor, currency }} {...(count > 1 ? { times: count } : {})} />,
          })),
          { label: 'Total interest', value: <Money value={totalInterest} /> },
          { label: 'First due', value: <DateText value={firstDueDate} /> },
          { label: 'Last due', value: <DateText value={lastDueDate} /> },
          ...(offer.aprcShown
            ? [{ label: 'APRC, all costs as a yearly rate', value: <Percent ppm={offer.aprcPpm} /> }]
            : []),
        ]}
      />
      <CentBar
        label={`Where ${moneyText(totalPayable)} goes`}
        parts={[
          { kind: 'today', label: 'Due today', amount: downPayment },
          { kind: 'principal', label: 'Financed', amount: financed },
          { kind: 'interest', label: 'Total interest', amount: totalInterest },
        ]}
      />
    </>
  );
}
