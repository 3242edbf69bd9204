import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { CollateralStatus } from '#contracts/collateral/collateral.ts';
import { Button, Group, List, Skeleton, Stack } from '@mantine/core';
import { useListPlanOffersQuery } from '#src/resources/catalogue/api.ts';
import { selectDraft } from '#src/customer/draft/draft.ts';
import { StepList } from '#src/customer/checkout/StepList.tsx';
import { stepsOf } from '#src/customer/checkout/steps.ts';
import { CollateralCard } from '#src/customer/collateral/CollateralCard.tsx';
import {
  useGetCollateralQuery,
  useGetCollateralTypesQuery,
  useListCollateralsQuery,
} from '#src/customer/collateral/api.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { Share } from '#src/ui/format/Share.tsx';
import { DetailsSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { CollateralFrame } from './CollateralFrame.tsx';
import { SecuredOrder } from './SecuredOrder.tsx';

const shownStatuses = [
  'SHORTFALL',
  'DRAFT',
  'SUBMITTED',
  'UNDER_REVIEW',
  'INFO_REQUESTED',
  'APPROVED',
  'EXPIRED',
  'REJECTED',
  'PLEDGED',
  'RELEASE_PENDING',
] satisfies CollateralStatus[];

/** Collateral for an order or for a plan with a shortfall, or the statement that none is needed. */
export default function CollateralPage() {
  const { order: addressOrderId = null } = usePageQuery('checkoutCollateral');
  return addressOrderId === null ? <ForCart /> : <ForOrder addressOrderId={addressOrderId} />;
}

/** Whether the chosen plan for the cart needs collateral. */
function ForCart() {
  const role = useAppSelector(selectRole);
  const { offerCode, items } = useAppSelector(selectDraft);
  const hasPlan = items.length > 0 && offerCode !== null;
  const offers = useListPlanOffersQuery({ query: { limit: 100 } }, { skip: !hasPlan });
  if (!hasPlan)
    return role === 'CUSTOMER' ? (
      <CollateralOrderSteps hasItems={items.length > 0} />
    ) : (
      <CollateralFrame>
        <NoPlan hasItems={items.length > 0} />
      </CollateralFrame>
    );
  if (!offers.data)
    return (
      <CollateralFrame>
        <Fetched response={offers} waiting={<DetailsSkeleton />}>
          {() => null}
        </Fetched>
      </CollateralFrame>
    );
  return <ForOffer offer={offers.data.items.find(({ code }) => code === offerCode)} />;
}

/** `offer` is undefined for one that is not sold any more. */
function ForOffer({ offer }: { readonly offer: PlanOffer | undefined }) {
  if (offer?.collateralRequired === true) return <ForOrder addressOrderId={null} />;
  return (
    <CollateralFrame>
      {offer ? (
        <Card heading={`${offer.name} needs no collateral`} lead="You can continue." tone="selected">
          <Group mt="md">
            <Button component={AppLink} to={paths.checkout({ step: 'payment' })}>
              Skip and continue
            </Button>
          </Group>
        </Card>
      ) : (
        <NoPlan hasItems />
      )}
    </CollateralFrame>
  );
}

/** Shown without a plan in the cart: the newest order with collateral, or collateral that belongs to no order. */
function CollateralOrderSteps({ hasItems }: { readonly hasItems: boolean }) {
  const { data, error, refetch } = useListCollateralsQuery({
    query: { filter: { status: shownStatuses }, limit: 100 },
  });
  if (!data)
    return (
      <CollateralFrame>
        {error === undefined ? (
          <DetailsSkeleton />
        ) : (
          <ProblemNotice error={error} onRetry={() => void refetch()} />
        )}
      </CollateralFrame>
    );
  const orderId = data.items.find((item) => item.orderId !== null)?.orderId ?? null;
  if (orderId !== null) return <ForOrder addressOrderId={orderId} />;
  return (
    <CollateralFrame>
      <Stack gap="lg">
        <NoPlan hasItems={hasItems} />
        {data.items.map(({ id }) => (
          <OfferedBefore key={id} id={id} />
        ))}
      </Stack>
    </CollateralFrame>
  );
}

/** Collateral without an order: a message about it leads to this page. */
function OfferedBefore({ id }: { readonly id: string }) {
  const response = useGetCollateralQuery({ params: { collateralId: id } });
  return (
    <Fetched response={response} waiting={<Skeleton height="12rem" />}>
      {(item) => <CollateralCard collateral={item} payAhead={null} refetch={response.refetch} />}
    </Fetched>
  );
}

function ForOrder({ addressOrderId }: { readonly addressOrderId: string | null }) {
  const role = useAppSelector(selectRole);
  if (role === 'CUSTOMER') return <SecuredOrder addressOrderId={addressOrderId} />;
  const next = paths.checkoutCollateral(addressOrderId === null ? {} : { order: addressOrderId });
  return (
    <CollateralFrame>
      {addressOrderId === null && (
        <StepList
          steps={stepsOf({ offer: { collateralRequired: true }, downPayment: null })}
          current="budget" // comes next; collateral after it
        />
      )}
      <Card
        heading="Log in to continue"
        lead={
          addressOrderId === null
            ? 'Next we check your budget, then you say what you offer. Both are kept with your account.'
            : 'What you offer is kept with your account.'
        }
      >
        <Group mt="md">
          <Button component={AppLink} to={paths.login({ next })}>
            Log in
          </Button>
        </Group>
        <Kinds />
      </Card>
    </CollateralFrame>
  );
}

function NoPlan({ hasItems }: { readonly hasItems: boolean }) {
  return (
    <Card heading="No plan is chosen yet" lead="Only plans of more than 12 months need collateral.">
      <Group mt="md">
        <Button component={AppLink} to={hasItems ? paths.checkout({ step: 'plan' }) : paths.home()}>
          {hasItems ? 'Choose a plan' : 'Browse products'}
        </Button>
      </Group>
      <Kinds />
    </Card>
  );
}

/** The kinds of collateral, for visitors. */
function Kinds() {
  const types = useGetCollateralTypesQuery();
  return (
    <Fetched response={types}>
      {({ items }) => (
        <List mt="lg" spacing="xs" aria-label="What you can offer">
          {items.map(({ code, name, examples, haircutBps }) => (
            <List.Item key={code}>
              <strong>{name}</strong>: we count <Share bps={10_000 - haircutBps} /> of its value. {examples}.
            </List.Item>
          ))}
        </List>
      )}
    </Fetched>
  );
}
