import { PageHead } from '#src/layout/PageHead.tsx';
import { usePageQuery } from '#src/platform/use-page-query.ts';
import { CardsSkeleton } from '#src/ui/Skeletons.tsx';
import { stepHeads } from './step-heads.ts';

/** The outline of the step in the address. The page's HTML has the first one, and hides it at the address of another. */
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
