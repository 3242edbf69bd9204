import { Alert, Button, Group, List, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { describeError, problemOf } from '#src/errors/api-error.ts';
import { CopyText } from './CopyText.tsx';
import { Icon } from './Icon.tsx';

const RetryCountdown = lazy(() => import('./RetryCountdown.tsx'));

interface Props {
  /** What a hook of src/api or `sendOnce` gave as its error. */
  error: unknown;
  onRetry?: () => void;
}

/** A call that gave no answer: what happened, which fields, the request's id, try again, copy. */
export function ProblemNotice({ error, onRetry }: Props) {
  const { title, detail, nextStep, fields, requestId, copyable } = describeError(error);
  const until = problemOf(error, 'maintenance')?.until;
  return (
    <Alert variant="outline" color="error" icon={<Icon name="warning" />} title={title}>
      <p>
        {detail} {nextStep}
      </p>
      {fields.length > 0 && (
        <List>
          {fields.map((field) => (
            <List.Item key={field.pointer + field.message}>
              {fieldName(field.pointer)}: {field.message}
            </List.Item>
          ))}
        </List>
      )}
      {requestId !== null && (
        <Text c="dimmed" size="sm">
          Request {requestId}
        </Text>
      )}
      {onRetry && until && (
        <Suspense>
          <RetryCountdown until={until} onRetry={onRetry} />
        </Suspense>
      )}
      <Group gap="xs" mt="xs">
        {onRetry && (
          <Button variant="default" size="sm" onClick={onRetry}>
            Try again
          </Button>
        )}
        <CopyText label="Copy details" text={copyable} />
      </Group>
    </Alert>
  );
}

/** "/items/0/quantity" reads "items 1 quantity": people count from one. */
function fieldName(pointer: string): string {
  const parts = pointer.split('/').filter((part) => part !== '');
  return (
    parts.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part)).join(' ') || 'The request'
  );
}
