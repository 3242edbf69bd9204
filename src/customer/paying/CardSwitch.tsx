import { Button, Group, Text } from '@mantine/core';
import { Icon } from '#src/ui/parts/Icon.tsx';

interface Props {
  /** The card that is known already. */
  readonly card: { readonly label: string };
  /** True while another card is chosen. */
  readonly isOther: boolean;
  readonly disabled?: boolean;
  readonly onOther: (isOther: boolean) => void;
}

/** The known card, and a button that leads to another one and back. It stays in its place, and so keeps the focus. */
export function CardSwitch({ card, isOther, disabled = false, onOther }: Props) {
  return (
    <Group justify="space-between">
      <Group gap="xs" {...(isOther && { c: 'dimmed' })}>
        <Icon name="lock" />
        <Text>{card.label}</Text>
      </Group>
      <Button size="xs" variant="default" disabled={disabled} onClick={() => onOther(!isOther)}>
        {isOther ? 'Use this card' : 'Use another card'}
      </Button>
    </Group>
  );
}
