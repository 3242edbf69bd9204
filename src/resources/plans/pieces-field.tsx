import { Fieldset, Stack, Text } from '@mantine/core';
import type { BoughtItem, ReturnedItem } from '#contracts/plans/goods.ts';
import { field } from '#src/kits/actions/fields.tsx';
import { NumberField } from '#src/kits/forms/NumberField.tsx';

interface WithItems {
  readonly items: readonly BoughtItem[];
}

type Pieces = Readonly<Record<string, number | string>>;

/** What has not come back yet. */
const itemsLeft = ({ items }: WithItems) =>
  items
    .map(({ productId, name, quantity, returned }) => ({ productId, name, left: quantity - returned }))
    .filter(({ left }) => left > 0);

/**
 * A field for how many pieces of each product come back; at first one piece, where there is one product.
 * @param asked what its customer has asked to return, if that is known
 */
export const piecesField = <Entity extends WithItems>(
  legend: string,
  asked: (entity: Entity) => readonly ReturnedItem[] | null = () => null,
) =>
  field<Entity, Pieces>({
    advice: 'Enter how many pieces come back',
    initial: (entity) => {
      const left = itemsLeft(entity);
      const wanted = asked(entity);
      const one = left.length === 1 ? 1 : 0;
      return Object.fromEntries(
        left.map(({ productId }) => [
          productId,
          wanted ? (wanted.find((item) => item.productId === productId)?.quantity ?? 0) : one,
        ]),
      );
    },
    toMember: (value, entity) =>
      itemsLeft(entity).flatMap(({ productId, left }) => {
        const quantity = Number(value[productId] ?? 0);
        if (quantity === 0) return [];
        return [{ productId, quantity: quantity > left ? Number.NaN : quantity }];
      }),
    Input: ({ entity, controlled: { value, onChange, error } }) => (
      <Fieldset legend={legend}>
        <Stack gap="xs">
          {itemsLeft(entity).map(({ productId, name, left }) => (
            <NumberField
              key={productId}
              label={name}
              description={left === 1 ? 'At most 1 piece' : `At most ${left} pieces`}
              min={0}
              max={left}
              value={value[productId] ?? 0}
              onChange={(count: number | string) => onChange({ ...value, [productId]: count })}
            />
          ))}
          {error !== undefined && error !== null && (
            <Text size="sm" c="var(--mantine-color-error)">
              {error}
            </Text>
          )}
        </Stack>
      </Fieldset>
    ),
  });
