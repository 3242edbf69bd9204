import { Button } from '@mantine/core';
import { useListPlanOffersQuery } from '#src/features/catalogue/api.ts';
import { selectDraft } from '#src/features/checkout/draft.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { paths } from '#src/platform/paths.ts';
import { Card } from '#src/ui/Card.tsx';
import { Page } from '#src/layout/Page.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { offerList } from './offer-list.tsx';
import classes from './page.module.css';
import { AppLink } from '#src/ui/AppLink.tsx';

/** Whether the chosen plan needs something of value as security, and which plans do. */
export default function CollateralPage() {
  const { offerCode, items } = useAppSelector(selectDraft);
  const moneyText = useMoneyText();
  const { data } = useListPlanOffersQuery({ query: { limit: 100 } });
  const chosen = data?.items.find(({ code }) => code === offerCode);
  const hasPlan = items.length > 0 && offerCode !== null;
  const needs = chosen?.collateralRequired === true;

  return (
    <Page
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
              <Button component={AppLink} to={paths.checkout({ step: 'plan' })}>
                Choose another plan
              </Button>
            ) : (
              <Button component={AppLink} to={paths.checkout({ step: 'payment' })}>
                Skip and continue
              </Button>
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
            <Button
              component={AppLink}
              to={items.length > 0 ? paths.checkout({ step: 'plan' }) : paths.home()}
            >
              {items.length > 0 ? 'Choose a plan' : 'Browse products'}
            </Button>
          </div>
        </Card>
      )}
      <div className={classes.list}>
        <ResourceList list={offerList} />
      </div>
    </Page>
  );
}
