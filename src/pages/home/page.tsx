import { CustomerPage } from '../../ui/CustomerPage.tsx';

export default function HomePage() {
  return <CustomerPage heading="Buy now, pay over time" />;
}
