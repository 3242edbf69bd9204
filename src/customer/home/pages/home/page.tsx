import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { Products } from '#src/customer/catalogue/Products.tsx';
import { CachedDataAge } from '#src/layout/CachedDataAge.tsx';
import { PartFailed } from '#src/ui/trouble/PartFailed.tsx';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { Calculator } from './Calculator.tsx';
import { Greeting } from './Greeting.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { OpenDraft } from './OpenDraft.tsx';
import classes from './page.module.css';
import { SignedInPlace, SignedInWaiting } from './SignedInWaiting.tsx';

// Loaded on demand, because its schemas are needed by signed-in customers only.
const SignedInHome = lazyInline(() => import('./SignedInHome.tsx'), <SignedInWaiting />, SignedInFailed);

/** Without it there is still the shop. */
function SignedInFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <Greeting name={null} />
      <PartFailed onRetry={onRetry} />
      <Products heading="Shop" />
    </>
  );
}

export default function HomePage() {
  const isCustomer = useAppSelector(selectRole) === 'CUSTOMER';
  const isInBrowser = useInBrowser();
  if (isCustomer)
    return (
      <>
        <CachedDataAge />
        <SignedInHome />
      </>
    );
  return (
    <>
      <CachedDataAge />
      {!isInBrowser && <SignedInPlace />}
      <div className={classes.signedOut} data-prerendered={isInBrowser ? undefined : true}>
        <Calculator />
        <OpenDraft />
        <Products heading="Products" isHeadingHidden />
        <HowItWorks />
      </div>
    </>
  );
}
