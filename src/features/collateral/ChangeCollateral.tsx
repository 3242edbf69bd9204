import { Button, Modal, Skeleton } from '@mantine/core';
import type { Collateral, CollateralType } from '#contracts/collateral/collateral.ts';
import { updateCollateral } from '#contracts/collateral/endpoints.ts';
import { useContractForm } from '#src/forms/use-contract-form.ts';
import { useGetCollateralTypesQuery, useUpdateCollateralMutation } from './own-api.ts';
import { collateralAdvice, CollateralFields, collateralTyped, fieldsOf } from './CollateralFields.tsx';

interface Props {
  readonly collateral: Collateral;
  readonly onClose: () => void;
}

/** Corrects what was said of something that is not under review. Its documents stay. */
export default function ChangeCollateral({ collateral, onClose }: Props) {
  const { data: types } = useGetCollateralTypesQuery();
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={`Edit ${collateral.description}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {types ? (
        <ChangeForm collateral={collateral} types={types.items} onClose={onClose} />
      ) : (
        <Skeleton height="20rem" />
      )}
    </Modal>
  );
}

function ChangeForm({ collateral, types, onClose }: Props & { readonly types: readonly CollateralType[] }) {
  const { id: collateralId, version, declaredValue } = collateral;
  const { currency } = declaredValue;
  const [change] = useUpdateCollateralMutation();
  const form = useContractForm(updateCollateral, {
    initial: fieldsOf(collateral),
    advice: collateralAdvice,
    toBody: collateralTyped(currency),
    call: { params: { collateralId }, version },
    send: change,
    onDone: onClose,
  });
  return (
    <form {...form.props}>
      <CollateralFields form={form} currency={currency} types={types}>
        <Button type="submit" loading={form.busy}>
          Save
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </CollateralFields>
    </form>
  );
}
