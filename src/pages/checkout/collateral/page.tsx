import { CustomerPage } from '../../../ui/CustomerPage.tsx';

export default function CollateralPage() {
  return <CustomerPage heading="Collateral" />;
}
