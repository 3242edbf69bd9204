import { Anchor, Button, Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import type { SavedCard } from '#contracts/payments/saved-card.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

interface Props {
  readonly card: SavedCard;
  readonly isDefault: boolean;
  readonly disabled: boolean;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

/** A saved card, the plans that it pays automatically, and its actions. */
export function SavedCardRow({ card, isDefault, disabled, onDefault, onRemove }: Props) {
  const { id, name, label, expired, refused, expMonth, expYear, autopayOf } = card;
  const pays = autopayOf.length > 0;
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw="var(--mantine-font-weight-medium)">{name}</Text>
        <Text size="sm" c="dimmed">
          {label}, {expired ? 'expired' : 'expires'} {String(expMonth).padStart(2, '0')}/{expYear}
          {isDefault && ', offered first'}
          {pays && `, pays ${autopayOf.join(', ')} on the due dates until it expires`}
        </Text>
        {refused !== null && <Text size="sm">{refused}</Text>}
        {pays && (
          <Text size="sm" c="dimmed" id={`keeps-${id}`}>
            It can be removed once{' '}
            {autopayOf.map((plan, index) => (
              <Fragment key={plan}>
                {index > 0 && ' and '}
                <Anchor component={AppLink} to={paths.planDetails({ plan })} inherit>
                  {plan}
                </Anchor>
              </Fragment>
            ))}{' '}
            no longer uses it for autopay.
          </Text>
        )}
      </div>
      <Group gap="xs">
        {!isDefault && !expired && refused === null && (
          <Button
            variant="default"
            size="sm"
            aria-label={`Make default: ${name}, ${label}`}
            disabled={disabled}
            onClick={onDefault}
          >
            Make default
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          aria-label={`Remove ${name}, ${label}`}
          disabled={disabled || pays}
          aria-describedby={pays ? `keeps-${id}` : undefined}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Group>
    </Group>
  );
}
