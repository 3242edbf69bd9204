import CollateralPage from '#src/customer/checkout/pages/checkout/collateral/page.tsx';

export default function ChangedCollateralPage() {
  return (
    <>
      <CollateralPage />
      <p>This page was changed in this release.</p>
    </>
  );
}
