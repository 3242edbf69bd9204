import { Modal, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { Collateral, CollateralType } from '#contracts/collateral/collateral.ts';
import { updateCollateral } from '#contracts/collateral/endpoints.ts';
import type { Comparison } from '#src/kits/actions/action.ts';
import { useConflict } from '#src/kits/actions/use-conflict.tsx';
import { usePersistedForm } from '#src/kits/forms/use-persisted-form.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { useGetCollateralTypesQuery, useUpdateCollateralMutation } from './api.ts';
import { collateralStatuses } from '#src/resources/collateral/labels.ts';
import { collateralAdvice, CollateralFields, collateralTyped, fieldsOf } from './CollateralFields.tsx';

interface Props {
  readonly collateral: Collateral;
  readonly onClose: () => void;
}

const compares: readonly Comparison<Collateral>[] = [
  { label: 'Status', value: ({ status }) => collateralStatuses[status].word },
  { label: 'Kind', value: ({ type }) => type.name },
  { label: 'Description', value: ({ description }) => description },
  { label: 'Your estimate', value: ({ declaredValue }, { money }) => money(declaredValue) },
];

/** The form that corrects the description of collateral that is not under review. Its documents stay. */
export default function ChangeCollateral({ collateral, onClose }: Props) {
  const types = useGetCollateralTypesQuery();
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={`Edit ${collateral.description}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Fetched response={types} waiting={<Skeleton height="20rem" />}>
        {({ items }) => <ChangeForm collateral={collateral} types={items} onClose={onClose} />}
      </Fetched>
    </Modal>
  );
}

function ChangeForm({ collateral, types, onClose }: Props & { readonly types: readonly CollateralType[] }) {
  const { base, renderConflict, otherError } = useConflict(collateral, { compares, onClose });
  const { currency } = base.declaredValue;
  const [edited] = useState(`edit.${collateral.id}.${collateral.version}`); // a later version has its own
  const persistedForm = usePersistedForm(edited);
  const [change] = useUpdateCollateralMutation();
  const form = useContractForm(updateCollateral, {
    initial: fieldsOf(collateral),
    persistedForm,
    advice: collateralAdvice,
    toBody: collateralTyped(currency, types),
    call: { params: { collateralId: base.id }, version: base.version },
    send: change,
    onDone: onClose,
  });
  const conflict = renderConflict(form.error);
  if (conflict !== null) return conflict;
  return (
    <form {...form.props}>
      <CollateralFields
        form={{ ...form, error: otherError(form.error) }}
        persistedForm={persistedForm}
        currency={currency}
        types={types}
        submitLabel="Save"
        onCancel={() => {
          persistedForm.drop();
          onClose();
        }}
      />
    </form>
  );
}
