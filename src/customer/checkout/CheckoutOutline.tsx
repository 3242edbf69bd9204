import { PageHead } from '#src/layout/PageHead.tsx';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { CardsSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { stepHeads } from './step-heads.ts';

/**
 * The placeholder of the step in the address. The page's HTML contains that of the first step and hides it at other
 * addresses.
 */
export function CheckoutOutline() {
  const { step } = usePageQuery('checkout');
  return (
    <>
      <div data-of-plain-address>
        <PageHead {...stepHeads[step]} />
      </div>
      <CardsSkeleton isUnderHeading />
    </>
  );
}
