import type { Order } from '#contracts/orders/order.ts';
import { useGetCoverageQuery } from '#src/customer/collateral/api.ts';
import { useGetLegalDocumentQuery } from '#src/customer/legal/api.ts';
import { useGetQuoteQuery } from '#src/customer/orders/api.ts';
import { selectDraft } from '#src/customer/draft/draft.ts';
import { PriceNotice } from '#src/customer/checkout/PriceNotice.tsx';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { StepList } from '#src/customer/checkout/StepList.tsx';
import { stepsOf } from '#src/customer/checkout/steps.ts';
import { Page } from '#src/layout/Page.tsx';
import { PrintHead } from '#src/layout/PrintHead.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { DetailsSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { BudgetUsed } from './BudgetUsed.tsx';
import { OrderedItems } from './OrderedItems.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { PledgedCollateral } from './PledgedCollateral.tsx';
import { Signature } from './Signature.tsx';

interface Props {
  order: Order;
  quoteId: string;
  /** The error of refetching the order. */
  error: unknown;
  refetch: () => void;
}

/**
 * What the customer confirms, and the form that confirms it. Amounts and texts have just been fetched from the
 * backend.
 */
export function SignPage({ order, quoteId, error: stale, refetch }: Props) {
  const moneyText = useMoneyText();
  const draft = useAppSelector(selectDraft);
  const isOwn = draft.orderId === order.id;
  const quotes = useGetQuoteQuery({ params: { orderId: order.id, quoteId } });
  // Both texts are fetched before their boxes can be ticked, so that their links work.
  const texts = useGetLegalDocumentQuery({ params: { kind: 'terms' } });
  const notices = useGetLegalDocumentQuery({ params: { kind: 'privacy' } });
  const quote = quotes.currentData;
  const terms = texts.data;
  const privacy = notices.data;
  const isSecured = quote?.offer.collateralRequired === true;
  const coverage = useGetCoverageQuery({ params: { orderId: order.id } }, { skip: !isSecured });
  const isPledgeUnread = isSecured && !coverage.currentData;
  const error =
    (quote ? undefined : quotes.error) ??
    (terms ? undefined : texts.error) ??
    (privacy ? undefined : notices.error);
  const retry = () => {
    if (!quote) void quotes.refetch();
    if (!terms) void texts.refetch();
    if (!privacy) void notices.refetch();
  };
  return (
    <Page
      heading="Review and confirm"
      lead={`Order ${order.number}, ${moneyText(order.total)}.`}
      steps={<StepList steps={stepsOf(quote ?? null)} current="confirmation" />}
      aside={
        quote &&
        terms &&
        privacy &&
        (isPledgeUnread ? (
          <Card heading="Confirm" lead="You can confirm once the collateral that you pledge is shown." />
        ) : (
          <Signature
            key={quote.id}
            quote={quote}
            terms={terms}
            privacy={privacy}
            onStaleTerms={() => void texts.refetch()}
            onRefused={refetch}
          />
        ))
      }
    >
      <PrintHead currency={order.total.currency} />
      {stale !== undefined && <ProblemNotice error={stale} onRetry={refetch} />}
      {error !== undefined && <ProblemNotice error={error} onRetry={retry} />}
      {isOwn && <PriceNotice cart={order} isOrder />}
      <OrderedItems order={order} />
      {quote ? <KeyFacts quote={quote} canChange={isOwn} /> : error === undefined && <DetailsSkeleton />}
      {isSecured && <PledgedCollateral response={coverage} />}
      {quote && order.assessment && <BudgetUsed assessment={order.assessment} />}
    </Page>
  );
}
