import CollateralPage from '#src/pages/checkout/collateral/page.tsx';

export default function ChangedCollateralPage() {
  return (
    <>
      <CollateralPage />
      <p>This page was changed in this release.</p>
    </>
  );
}
