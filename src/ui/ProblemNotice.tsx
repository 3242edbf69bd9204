import { describeError } from '#src/errors/api-error.ts';
import { Button } from './Button.tsx';
import { CopyText } from './CopyText.tsx';
import classes from './ProblemNotice.module.css';
import { Icon } from './Icon.tsx';

export interface ProblemNoticeProps {
  /** What a hook of src/api or `sendOnce` gave as its error. */
  error: unknown;
  onRetry?: () => void;
}

/** A call that gave no answer: what happened, which fields, the request's id, try again, copy. */
export function ProblemNotice({ error, onRetry }: ProblemNoticeProps) {
  const { title, detail, nextStep, fields, requestId, copyable } = describeError(error);
  return (
    <div role="alert" className={classes.notice}>
      <Icon name="warning" />
      <div>
        <p className={classes.title}>{title}</p>
        <p>
          {detail} {nextStep}
        </p>
        {fields.length > 0 && (
          <ul className={classes.fields}>
            {fields.map((field) => (
              <li key={field.pointer + field.message}>
                {fieldName(field.pointer)}: {field.message}
              </li>
            ))}
          </ul>
        )}
        {requestId !== null && <p className={classes.request}>Request {requestId}</p>}
        <div className={classes.actions}>
          {onRetry && (
            <Button variant="default" size="sm" onClick={onRetry}>
              Try again
            </Button>
          )}
          <CopyText label="Copy details" text={copyable} />
        </div>
      </div>
    </div>
  );
}

/** "/items/0/quantity" reads "items 1 quantity": people count from one. */
function fieldName(pointer: string): string {
  const parts = pointer.split('/').filter((part) => part !== '');
  return (
    parts.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part)).join(' ') || 'The request'
  );
}
