import { Anchor, Button, Checkbox, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { CodeForm } from '#src/customer/auth/CodeForm.tsx';
import { CodeRefusal } from '#src/customer/auth/CodeRefusal.tsx';
import { useRefusedFor } from '#src/customer/auth/use-refused-for.ts';
import type { LegalDocument } from '#contracts/legal/document.ts';
import type { Quote } from '#contracts/orders/quote.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { PhoneBar } from '#src/layout/PhoneBar.tsx';
import { selectDraft } from '#src/customer/draft/draft.ts';
import { namedSources, sourcesOf } from '#src/customer/paying/sources.ts';
import { OnlineOnly } from '#src/ui/trouble/OnlineOnly.tsx';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { Countdown } from '#src/ui/format/Countdown.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { useLocalDeadline, useSecondsLeft } from '#src/platform/browser/use-seconds-left.ts';
import { OtherContact } from './OtherContact.tsx';
import classes from './Signature.module.css';
import { useSigning } from './use-signing.ts';

interface Props {
  quote: Quote;
  terms: LegalDocument;
  privacy: LegalDocument;
  onStaleTerms: () => void;
  /** Called when a code was refused, for example because another tab has signed with it. */
  onRefused: () => void;
}

const lastMinutes = 5 * 60;

/** The confirmation: two boxes that only the customer can tick, a code for exactly this amount, and one button. */
export function Signature({ quote, terms, privacy, onStaleTerms, onRefused }: Props) {
  const moneyText = useMoneyText();
  const chosen = useAppSelector(selectDraft);
  const signing = useSigning(quote, onRefused);
  const [accepted, setAccepted] = useState({ terms: '', version: '', privacy: false });
  useUnsavedWork(accepted.terms !== '' || accepted.privacy); // a reload would clear the boxes
  const [attempted, setAttempted] = useState(false);
  /** True after a press with both boxes ticked, so that ticking a box alone does not move the focus to the code. */
  const [entering, setEntering] = useState(false);
  const boxes = useRef<HTMLDivElement>(null);
  const act = useRef<HTMLDivElement>(null);
  const { downPayment, totalPayable, offer } = quote;
  const isDueToday = downPayment.amountMinor > 0;
  const isPayable = isDueToday && sourcesOf(chosen, downPayment) !== null;
  const confirmLabel = isPayable ? `Confirm and pay ${moneyText(downPayment)}` : 'Confirm';
  const deadline = useLocalDeadline(quote.validUntil);
  const secondsLeft = useSecondsLeft(deadline);
  const validSeconds = deadline === null ? null : secondsLeft;
  const isExpired = validSeconds !== null && validSeconds <= 0;
  const acceptsTerms = accepted.terms === terms.hash; // newer terms need a new consent
  const ready = acceptsTerms && accepted.privacy;
  const wait = useRefusedFor(signing.error);
  const outdated = problemOf(signing.error, 'terms-outdated');
  const challenge = signing.challenge;
  const code = ready && entering && !isExpired ? challenge : null; // the one to be entered now

  const ask = () => {
    // The answer is the new quote, which is compared with this one: nothing has to be accepted for it.
    if (isExpired) return challenge ? signing.askForAnother() : signing.askForCode();
    setAttempted(true);
    setEntering(ready);
    if (ready && !challenge) signing.askForCode();
    else boxes.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
  };
  const goToAct = () => {
    const next = act.current?.querySelector<HTMLElement>('input:not(:checked, [type="hidden"])');
    act.current?.scrollIntoView({ block: 'center' });
    (next ?? act.current?.querySelector('button'))?.focus({ preventScroll: true });
  };
  const missing = (has: boolean, text: string) => (attempted && !has ? text : undefined);
  return (
    <Card heading="Confirm">
      <div className={classes.stack}>
        <SumList
          items={[
            { label: 'Due today', value: <Money value={downPayment} /> },
            ...namedSources(chosen, downPayment, 'A card, once confirmed').map(({ label, amount }) => ({
              label,
              value: <Money value={amount} />,
            })),
          ]}
        />
        <div className={classes.total}>
          <span>Total to pay</span>
          <Money value={totalPayable} size="large" />
        </div>
        <Validity validSeconds={validSeconds} />
        <Stack ref={act} className={classes.act}>
          <div ref={boxes} className={classes.boxes}>
            <Checkbox
              checked={acceptsTerms}
              error={missing(acceptsTerms, 'Please accept to continue')}
              onChange={({ currentTarget: { checked } }) =>
                setAccepted({ ...accepted, terms: checked ? terms.hash : '', version: terms.version })
              }
              label={
                <>
                  I have read the{' '}
                  <AppLink to={paths.terms()} target="_blank">
                    terms of the credit
                  </AppLink>{' '}
                  and agree to them <TextVersion {...terms} />
                </>
              }
            />
            <Checkbox
              checked={accepted.privacy}
              error={missing(accepted.privacy, 'Please accept to continue')}
              onChange={({ currentTarget: { checked } }) => setAccepted({ ...accepted, privacy: checked })}
              label={
                <>
                  I have read the{' '}
                  <AppLink to={paths.privacy()} target="_blank">
                    privacy notice
                  </AppLink>{' '}
                  <TextVersion {...privacy} />
                </>
              }
            />
          </div>
          {outdated && (
            <StatusAlert color="warning">
              The terms have changed to version {outdated.currentVersion}. Nothing was confirmed.{' '}
              <Anchor component="button" type="button" inherit underline="always" onClick={onStaleTerms}>
                Show the current terms
              </Anchor>{' '}
              <AppLink to={paths.terms({ since: accepted.version })} target="_blank">
                See what changed
              </AppLink>
            </StatusAlert>
          )}
          <OnlineOnly why="An order is confirmed only while you’re online; your choices stay as they are.">
            {code ? (
              <CodeForm
                challenge={code}
                purpose={`This code confirms one thing: ${offer.name}, ${moneyText(totalPayable)} in total.`}
                isCounted
                submitLabel={confirmLabel}
                busy={signing.isSigning || signing.isAsking}
                error={signing.error}
                onVerified={(verified) => signing.sign(verified, terms)}
                onRefused={onRefused}
                onResend={signing.askForAnother}
                instead={<OtherContact challenge={code} onAsk={signing.askByOther} />}
              />
            ) : (
              <>
                {!outdated && <CodeRefusal error={signing.error} wait={wait} />}
                {challenge && !isExpired && (
                  <Text size="sm" mb="xs" role="status">
                    The code sent to {challenge.maskedTarget} is still valid.
                    {!ready && ' Accept both texts to enter it.'}
                  </Text>
                )}
                <Button fullWidth loading={signing.isAsking} disabled={wait > 0} onClick={ask}>
                  {isExpired ? 'See the updated amounts' : challenge ? 'Enter the code' : 'Send me the code'}
                </Button>
              </>
            )}
          </OnlineOnly>
          {!code && ( // beside the button of the code it would be a second one
            <PhoneBar label="Due today" amount={<Money value={downPayment} size="large" />}>
              <Button onClick={goToAct}>Confirm</Button>
            </PhoneBar>
          )}
        </Stack>
        <p className={classes.small}>
          Nothing is bought before you enter the code. You can pay early at any time
          {quote.totalInterest.amountMinor > 0 && ' and save interest'}.
        </p>
      </div>
    </Card>
  );
}

/** Which text is accepted: its version, and the beginning of its fingerprint, which the page of the text shows whole. */
function TextVersion({ version, hash }: Pick<LegalDocument, 'version' | 'hash'>) {
  return (
    <span className={classes.version}>
      Version {version}, fingerprint {hash.slice(0, 8)}
    </span>
  );
}

/** Shows the countdown in the last five minutes only; `left` is in seconds, null while the backend's time is unknown. */
function Validity({ validSeconds }: { readonly validSeconds: number | null }) {
  if (validSeconds === null || validSeconds > lastMinutes) return null;
  return (
    <StatusAlert color="warning" role="presentation">
      {validSeconds > 0 ? (
        <Countdown what="These figures hold for" seconds={validSeconds} />
      ) : (
        <span role="status">This quote has expired. We’ll show you the updated amounts first.</span>
      )}
    </StatusAlert>
  );
}
