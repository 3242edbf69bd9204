import { Button, Text } from '@mantine/core';
import { StatusAlert } from './StatusAlert.tsx';

/** Stands where a part of the page is missing, whose code could not be loaded. */
export function PartFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <StatusAlert color="warning" role="alert">
      <Text size="sm">This part could not be loaded. Check your connection and try again.</Text>
      <Button variant="default" size="sm" mt="xs" onClick={onRetry}>
        Try again
      </Button>
    </StatusAlert>
  );
}
