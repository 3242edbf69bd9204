import { useListPlanOffersQuery } from '#src/features/catalogue/api.ts';
import { selectDraft } from '#src/features/checkout/draft.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { paths } from '#src/platform/paths.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CustomerPage } from '#src/layout/CustomerPage.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { OfferTable } from './OfferTable.tsx';
import classes from './page.module.css';

/** Whether the chosen plan needs something of value as security, and which plans do. */
export default function CollateralPage() {
  const { offerCode, items } = useAppSelector(selectDraft);
  const moneyText = useMoneyText();
  const { data } = useListPlanOffersQuery({ query: { limit: 100 } });
  const chosen = data?.items.find(({ code }) => code === offerCode);
  const hasPlan = items.length > 0 && offerCode !== null;
  const needs = chosen?.collateralRequired === true;

  return (
    <CustomerPage
      heading="Collateral"
      lead="Something of value that secures a plan, such as gold or a vehicle. Most plans need none."
    >
      {hasPlan && chosen && (
        <Card
          tone={needs ? 'quiet' : 'selected'}
          heading={needs ? `${chosen.name} needs collateral` : `${chosen.name} needs no collateral`}
          lead={
            needs
              ? `It secures what you finance, up to ${moneyText(chosen.maxFinanced)}. Collateral cannot be handed in online yet; choose a plan that needs none.`
              : 'You can go straight on.'
          }
        >
          <div className={classes.actions}>
            {needs ? (
              <ButtonLink to={paths.checkout({ step: 'plan' })}>Choose another plan</ButtonLink>
            ) : (
              <ButtonLink to={paths.checkout({ step: 'payment' })}>Skip and continue</ButtonLink>
            )}
          </div>
        </Card>
      )}
      {!hasPlan && (
        <Card
          heading="No plan is chosen yet"
          lead="Nothing is needed from you here. The list shows which plans need collateral."
        >
          <div className={classes.actions}>
            <ButtonLink to={items.length > 0 ? paths.checkout({ step: 'plan' }) : paths.home()}>
              {items.length > 0 ? 'Choose a plan' : 'Browse products'}
            </ButtonLink>
          </div>
        </Card>
      )}
      <div className={classes.list}>
        <OfferTable chosen={offerCode} />
      </div>
    </CustomerPage>
  );
}
