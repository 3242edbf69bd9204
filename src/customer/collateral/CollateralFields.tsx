import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import type { Collateral, CollateralType } from '#contracts/collateral/collateral.ts';
import type { Currency } from '#contracts/money.ts';
import { MoneyInput } from '#src/kits/actions/MoneyInput.tsx';
import type { PersistedForm } from '#src/kits/forms/use-persisted-form.ts';
import { majorUnits, moneyTyped } from '#src/kits/forms/amount.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { Share } from '#src/ui/format/Share.tsx';
import { documentKinds } from '#src/resources/collateral/labels.ts';
import classes from './CollateralFields.module.css';
import { GoldEstimate } from './GoldEstimate.tsx';

export const noCollateral = { type: '', description: '', declaredValue: '' as string | number, yearMade: '' };
export type Fields = typeof noCollateral;

export const fieldsOf = ({ type, description, declaredValue, yearMade }: Collateral): Fields => ({
  type: type.code,
  description,
  declaredValue: majorUnits(declaredValue),
  yearMade: yearMade === null ? '' : String(yearMade),
});

export const collateralAdvice = {
  type: 'Choose what you offer',
  description: 'Describe it in at least 3 characters',
  declaredValue: 'Enter an amount above zero',
  yearMade: 'Enter a year, such as 2025',
};

const isAgeLimited = (types: readonly CollateralType[], chosen: string) =>
  types.some(({ code, maxAgeYears }) => code === chosen && maxAgeYears !== null);

/** Converts the fields to the contract's body; the year is sent for a kind with a maximum age. */
export const collateralTyped =
  (currency: Currency, types: readonly CollateralType[]) =>
  ({ yearMade, ...fields }: Fields) => ({
    ...fields,
    declaredValue: moneyTyped(fields.declaredValue, currency),
    ...(isAgeLimited(types, fields.type) && { yearMade: yearMade === '' ? Number.NaN : Number(yearMade) }),
  });

/** The part of a contract form that these fields use. */
interface Form {
  readonly values: Fields;
  readonly set: (name: 'declaredValue', value: number) => void;
  readonly field: (name: keyof Fields) => object;
  readonly error: unknown;
  readonly busy: boolean;
}

interface Props {
  readonly form: Form;
  /** What was typed before. */
  readonly persistedForm: PersistedForm;
  readonly currency: Currency;
  readonly types: readonly CollateralType[];
  readonly submitLabel: string;
  /** Null for a form that cannot be left. */
  readonly onCancel: (() => void) | null;
}

/** The highest amount that can be entered, in minor units: far above what can be financed. */
const maxMinor = 1_000_000_00;

/** The kinds with the part of a value that counts; the fields of an item are in the row of the chosen one. */
export function CollateralFields({ form, persistedForm, currency, types, submitLabel, onCancel }: Props) {
  const { online } = useAppSelector(selectShell);
  return (
    <Stack gap="lg">
      <Radio.Group
        label="What do you offer?"
        description="The percentage is the part of its value that counts."
        {...form.field('type')}
      >
        <div className={classes.kinds}>
          {types.map((type) => (
            <div
              key={type.code}
              className={classes.kind}
              data-chosen={type.code === form.values.type || undefined}
            >
              <KindRow type={type} />
              {type.code === form.values.type && (
                <Stack className={classes.fields ?? ''}>
                  <ItemFields type={type} form={form} persistedForm={persistedForm} currency={currency} />
                </Stack>
              )}
            </div>
          ))}
        </div>
      </Radio.Group>
      {form.error !== undefined && <ProblemNotice error={form.error} />}
      <NeedsNetwork>This can be sent once you’re back online; what you entered stays here.</NeedsNetwork>
      <Group gap="sm">
        <Button type="submit" loading={form.busy} disabled={!online}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function KindRow({ type: { code, name, examples, haircutBps } }: { readonly type: CollateralType }) {
  return (
    <Radio.Card value={code} aria-label={name} withBorder={false} className={classes.row ?? ''}>
      <Radio.Indicator />
      <span>
        <span className={classes.name}>{name}</span>
        <span className={classes.examples}>{examples}</span>
      </span>
      <span className={classes.share}>
        <Share bps={10_000 - haircutBps} />
      </span>
    </Radio.Card>
  );
}

interface ItemFieldsProps extends Pick<Props, 'form' | 'persistedForm' | 'currency'> {
  readonly type: CollateralType;
}

/** What a reviewer needs to know of an item of a kind, and which documents follow. */
function ItemFields({ type, form, persistedForm, currency }: ItemFieldsProps) {
  const { code, requiredDocuments, valuationValidityDays, maxAgeYears } = type;
  return (
    <>
      <TextInput
        label="Description"
        description="Brand, material, weight, year: what a reviewer needs to recognise it."
        {...form.field('description')}
      />
      {code === 'GOLD_JEWELLERY' && (
        <GoldEstimate
          currency={currency}
          persistedForm={persistedForm}
          onUse={(value) => form.set('declaredValue', majorUnits(value))}
        />
      )}
      {maxAgeYears !== null && (
        <TextInput
          label="Year in which it was made"
          inputMode="numeric"
          maw="16rem"
          {...form.field('yearMade')}
        />
      )}
      <MoneyInput
        label="Your estimate of its value"
        description="A reviewer sets the final value."
        max={{ amountMinor: maxMinor, currency }}
        isLimitTold
        controlled={form.field('declaredValue')}
      />
      <Text size="sm" c="dimmed">
        Documents: {requiredDocuments.map((kind) => documentKinds[kind].toLowerCase()).join(', ')}. A
        valuation is valid for {valuationValidityDays === 1 ? 'one day' : `${valuationValidityDays} days`}.
        {maxAgeYears !== null && ` Not older than ${maxAgeYears} years.`}
      </Text>
    </>
  );
}
