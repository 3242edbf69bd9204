import { useRef, useState } from 'react';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { usePersistedField } from '#src/pwa/release/use-persisted-field.ts';
import { Page } from '#src/layout/Page.tsx';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { Calculator } from './Calculator.tsx';
import { Catalogue } from './Catalogue.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { SignedInPlace, SignedInWaiting } from './NextPaymentCard.tsx';
import { OpenDraft } from './OpenDraft.tsx';

// Loaded on demand, because its schemas are needed by signed-in customers only.
const SignedInHome = lazyInline(() => import('./SignedInHome.tsx'), <SignedInWaiting />);

export default function HomePage() {
  const role = useAppSelector(selectRole);
  const isInBrowser = useInBrowser();
  const [isOwnListed, setOwnListed] = useState(false);
  const [chosen, choose] = usePersistedField('calculator.subject');
  const choice = useRef<HTMLSelectElement>(null);
  const compare = (productId: string) => {
    choose(productId);
    choice.current?.focus({ preventScroll: true });
    choice.current?.closest('section')?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page
      heading="Buy now, pay over time. Every cent shown."
      lead="Pay monthly for what you need. See the full cost before you choose a plan."
    >
      {role === 'CUSTOMER' ? <SignedInHome onOwnListed={setOwnListed} /> : !isInBrowser && <SignedInPlace />}
      {!(role === 'CUSTOMER' && isOwnListed) && <OpenDraft />}
      <Catalogue onCompare={compare} />
      <Calculator chosen={chosen} onChoose={choose} choiceRef={choice} />
      <HowItWorks />
    </Page>
  );
}
