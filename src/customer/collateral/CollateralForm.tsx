import type { CollateralType } from '#contracts/collateral/collateral.ts';
import { createCollateral } from '#contracts/collateral/endpoints.ts';
import type { Currency } from '#contracts/money.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import type { PersistedForm } from '#src/kits/forms/use-persisted-form.ts';
import { useCreateCollateralMutation } from './api.ts';
import { collateralAdvice, CollateralFields, collateralTyped, noCollateral } from './CollateralFields.tsx';

interface Props {
  readonly orderId: string;
  readonly currency: Currency;
  readonly types: readonly CollateralType[];
  /** What was typed before. */
  readonly persistedForm: PersistedForm;
  /** Called with the id of the new item. */
  readonly onDone: (collateralId: string) => void;
  readonly onCancel: (() => void) | null;
}

/** The form that offers a further item of collateral. */
export function CollateralForm({ orderId, currency, types, persistedForm, onDone, onCancel }: Props) {
  const [create] = useCreateCollateralMutation();
  const form = useContractForm(createCollateral, {
    initial: noCollateral,
    persistedForm,
    advice: collateralAdvice,
    toBody: collateralTyped(currency, types),
    call: { params: { orderId } },
    send: create,
    onDone: ({ id }) => onDone(id),
  });
  return (
    <form {...form.props}>
      <CollateralFields
        form={form}
        persistedForm={persistedForm}
        currency={currency}
        types={types}
        submitLabel="Add and continue with documents"
        onCancel={onCancel}
      />
    </form>
  );
}
