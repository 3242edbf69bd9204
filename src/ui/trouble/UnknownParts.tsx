import { Alert, Button, List, Stack, Text } from '@mantine/core';

interface Props {
  readonly parts: readonly { readonly label: string; readonly value: string }[];
  /** What the page does until the parts are removed. */
  readonly consequence: string;
  /** Goes on without them. */
  readonly onDrop: () => void;
}

/** Long values are cut: they are shown so that a person recognises them. */
const maxLength = 60;

const shortened = (value: string) => (value.length > maxLength ? `${value.slice(0, maxLength)}…` : value);

/** Names the parts of a link that its page does not know, and offers to go on without them. */
export function UnknownParts({ parts, consequence, onDrop }: Props) {
  if (parts.length === 0) return null;
  const isOne = parts.length === 1;
  return (
    <Alert
      color="warning"
      title={
        isOne
          ? 'One part of this link is not known here'
          : `${parts.length} parts of this link are not known here`
      }
      my="md"
    >
      <Stack gap="sm" align="flex-start">
        <List size="sm" style={{ overflowWrap: 'anywhere' }}>
          {parts.map(({ label, value }, index) => (
            <List.Item key={index}>{`${label}: ${value === '' ? 'no value' : shortened(value)}`}</List.Item>
          ))}
        </List>
        <Text size="sm">{consequence}</Text>
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            onDrop();
            document.getElementById('content')?.focus(); // the pressed button is removed
          }}
        >
          {isOne ? 'Go on without it' : 'Go on without them'}
        </Button>
      </Stack>
    </Alert>
  );
}
