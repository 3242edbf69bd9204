import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { Products } from '#src/customer/catalogue/Products.tsx';
import { CachedDataAge } from '#src/layout/CachedDataAge.tsx';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { Calculator } from './Calculator.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { OpenDraft } from './OpenDraft.tsx';
import classes from './page.module.css';
import { SignedInPlace, SignedInWaiting } from './SignedInWaiting.tsx';

// Loaded on demand, because its schemas are needed by signed-in customers only.
const SignedInHome = lazyInline(() => import('./SignedInHome.tsx'), <SignedInWaiting />);

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
