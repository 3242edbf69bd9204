import { lazy, Suspense } from 'react';
import { useAppSelector } from '#src/platform/use-store.ts';
import { selectRole } from '#src/platform/session.ts';
import { loadRecovering } from '#src/pwa/release/chunks.ts';
import { CustomerPage } from '#src/layout/CustomerPage.tsx';
import { Calculator } from './Calculator.tsx';
import { Catalogue } from './Catalogue.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { NextPaymentWaiting } from './NextPaymentCard.tsx';
import { OpenDraft } from './OpenDraft.tsx';

// Its schemas are for those who are signed in; the first load of this page does without them.
const NextPayment = lazy(() => loadRecovering(() => import('./NextPayment.tsx')));

export default function HomePage() {
  const role = useAppSelector(selectRole);
  return (
    <CustomerPage
      heading="Buy now, pay over time. Every cent shown."
      lead="See what every plan costs before you choose one. No account is needed to look."
    >
      {role === 'CUSTOMER' && (
        <Suspense fallback={<NextPaymentWaiting />}>
          <NextPayment />
        </Suspense>
      )}
      <OpenDraft />
      <Calculator />
      <Catalogue />
      <HowItWorks />
    </CustomerPage>
  );
}
