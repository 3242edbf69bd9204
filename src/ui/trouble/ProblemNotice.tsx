import { Alert, Button, Group, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { describeError, isReadProblem, problemOf } from '#src/errors/api-error.ts';
import { CopyText } from '#src/ui/parts/CopyText.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { AccountBlocked } from './AccountBlocked.tsx';
import { ClosedForNow } from './ClosedForNow.tsx';

interface Props {
  /** The error of a hook of src/api or of `sendOnce`. */
  error: unknown;
  onRetry?: () => void;
}

/** Describes a failed call: what happened, which fields, the request's id, buttons to retry and to copy. */
export function ProblemNotice({ error, onRetry }: Props) {
  const closed = problemOf(error, 'maintenance');
  const blocked = problemOf(error, 'account-blocked');
  if (blocked) return <AccountBlocked problem={blocked} />;
  // Only what is read is repeated by itself; a command is sent by a press.
  if (closed && onRetry && isReadProblem(error)) {
    return (
      <ClosedForNow problem={closed} onRetry={onRetry}>
        {(retryAll, countdown) => (
          <Notice error={error} onRetry={retryAll}>
            {countdown}
          </Notice>
        )}
      </ClosedForNow>
    );
  }
  return <Notice error={error} onRetry={onRetry} />;
}

interface NoticeProps {
  readonly error: unknown;
  readonly onRetry: (() => void) | undefined;
  readonly children?: ReactNode;
}

function Notice({ error, onRetry, children }: NoticeProps) {
  const { title, detail, nextStep, fields, requestId, isFault, copyable } = describeError(error);
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
      {isFault && requestId !== null && (
        <Text c="dimmed" size="sm">
          Request {requestId}
        </Text>
      )}
      {children}
      <Group gap="xs" mt="xs">
        {onRetry && (
          <Button variant="default" size="sm" onClick={onRetry}>
            Try again
          </Button>
        )}
        {isFault && <CopyText label="Copy details" text={copyable} />}
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
