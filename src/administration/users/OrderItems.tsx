import { CloseButton, Group, Input, NativeSelect, Stack } from '@mantine/core';
import type { CartItem } from '#contracts/orders/cart.ts';
import { useListProductsQuery } from '#src/resources/catalogue/api.ts';
import { NumberField } from '#src/kits/forms/NumberField.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useLateFocus } from '#src/ui/focus/use-late-focus.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

interface Props {
  readonly value: readonly CartItem[];
  readonly error?: unknown;
  readonly onChange: (value: readonly CartItem[]) => void;
}

/** Products with quantities: each chosen product has a row, and the last row adds one. */
export function OrderItems({ value, error, onChange, ...controlled }: Props) {
  const first = useLateFocus('data-autofocus' in controlled);
  const moneyText = useMoneyText();
  const { data, error: unread } = useListProductsQuery({ query: { limit: 100 } });
  const products = data?.items ?? [];
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  const otherProducts = products.filter(({ id }) => !value.some(({ productId }) => productId === id));
  const setQuantity = (of: string, quantity: number) =>
    onChange(value.map((item) => (item.productId === of ? { ...item, quantity } : item)));
  return (
    <Stack gap="xs">
      <Input.Label component="div" size="md">
        Products
      </Input.Label>
      {value.map(({ productId, quantity }) => (
        <Group key={productId} gap="xs" wrap="nowrap">
          <NumberField
            aria-label={`Quantity: ${nameOf(productId)}`}
            w="8rem"
            min={1}
            max={99}
            value={quantity}
            onChange={(typed) => setQuantity(productId, typed === '' ? Number.NaN : Number(typed))}
          />
          <span style={{ flex: 1 }}>{nameOf(productId)}</span>
          <CloseButton
            aria-label={`Remove: ${nameOf(productId)}`}
            onClick={() => onChange(value.filter((item) => item.productId !== productId))}
          />
        </Group>
      ))}
      {!data && unread !== undefined && <ProblemNotice error={unread} />}
      {otherProducts.length > 0 && (
        <NativeSelect
          {...controlled}
          ref={first}
          aria-label="Add a product"
          error={typeof error === 'string' ? error : undefined}
          data={[
            { value: '', label: value.length === 0 ? 'Choose a product' : 'Add another product' },
            ...otherProducts.map(({ id, name, unitPrice }) => ({
              value: id,
              label: `${name}, ${moneyText(unitPrice)}`,
            })),
          ]}
          value=""
          onChange={(event) => onChange([...value, { productId: event.currentTarget.value, quantity: 1 }])}
        />
      )}
    </Stack>
  );
}
