import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { ShownRejection } from '#contracts/collateral/review.ts';
import type { Money as MoneyValue } from '#contracts/money.ts';
import { WhyHigher } from './WhyHigher.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { SaleNotice } from './SaleNotice.tsx';

const rejections: Readonly<Record<ShownRejection, string>> = {
  VALUE_NOT_SHOWN: 'The documents do not show its value.',
  DOCUMENTS_UNCLEAR: 'The documents cannot be read well enough.',
  OWNERSHIP_UNCLEAR: 'The documents do not show that it belongs to you.',
  NOT_ACCEPTED: 'This is not something that we accept.',
};

interface Props {
  readonly collateral: Collateral;
  /** The payment ahead that covers the plan again; null without one. */
  readonly payAhead: MoneyValue | null;
}

/** What the owner of an item has to know or do about its state. */
export function CollateralNotices({ collateral, payAhead }: Props) {
  const { status, rejection, shortfall, pledgedTo, saleFrom, sale, releaseBy } = collateral;
  const moneyText = useMoneyText();
  return (
    <>
      {status === 'SHORTFALL' && shortfall && (
        <StatusAlert color="error" title="It no longer covers the plan">
          <Money value={shortfall} /> is missing. Add something else below
          {pledgedTo && payAhead && (
            <>
              , or{' '}
              <AppLink
                to={paths.planDetails({
                  plan: pledgedTo.planNumber,
                  ahead: String(payAhead.amountMinor),
                })}
              >
                pay {moneyText(payAhead)} of plan {pledgedTo.planNumber} ahead
              </AppLink>
            </>
          )}
          .{pledgedTo && payAhead && <WhyHigher missing={shortfall} payAhead={payAhead} />}
        </StatusAlert>
      )}
      {saleFrom && pledgedTo && (
        <StatusAlert color="error" title="It is going to be sold">
          Plan {pledgedTo.planNumber} is in default. From <DateText value={saleFrom} /> this may be sold to
          pay it. To keep it,{' '}
          <AppLink to={paths.planDetails({ plan: pledgedTo.planNumber })}>pay what is due</AppLink> before it
          is sold.
        </StatusAlert>
      )}
      {sale && <SaleNotice sale={sale} />}
      {status === 'EXPIRED' && (
        <StatusAlert color="warning" title="The valuation has expired">
          Values change. A reviewer has to look at it again; your documents stay.
        </StatusAlert>
      )}
      {status === 'RELEASE_PENDING' && releaseBy && (
        <StatusAlert color="info" title="You get it back">
          By <DateText value={releaseBy} /> at the latest.
        </StatusAlert>
      )}
      {status === 'REJECTED' && rejection && (
        <StatusAlert color="error" title="Not accepted">
          {rejections[rejection.reason]} {rejection.note}
        </StatusAlert>
      )}
    </>
  );
}
