import { Alert, Button, Group, List, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { describeError, problemOf } from '#src/errors/api-error.ts';
import { CopyText } from './CopyText.tsx';
import { Icon } from './Icon.tsx';

const AccountBlocked = lazy(() => import('./AccountBlocked.tsx'));
const RetryCountdown = lazy(() => import('./RetryCountdown.tsx'));

interface Props {
  /** The error of a hook of src/api or of `sendOnce`. */
  error: unknown;
  onRetry?: () => void;
}

/** Describes a failed call: what happened, which fields, the request's id, buttons to retry and to copy. */
export function ProblemNotice({ error, onRetry }: Props) {
  const { title, detail, nextStep, fields, requestId, copyable } = describeError(error);
  const closed = problemOf(error, 'maintenance');
  const blocked = problemOf(error, 'account-blocked');
  if (blocked) {
    return (
      <Suspense>
        <AccountBlocked problem={blocked} />
      </Suspense>
    );
  }
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
      {onRetry && closed && (
        <Suspense>
          <RetryCountdown problem={closed} onRetry={onRetry} />
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

/** Formats a pointer for people, who count from one: "/items/0/quantity" becomes "items 1 quantity". */
function fieldName(pointer: string): string {
  const parts = pointer.split('/').filter((part) => part !== '');
  return (
    parts.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part)).join(' ') || 'The request'
  );
}
