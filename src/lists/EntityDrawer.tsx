import { Button, Drawer, Group, Menu, Skeleton, Stack } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Suspense } from 'react';
import type { Action, Actionable } from '#src/actions/action.ts';
import { ActionItems } from '#src/actions/ActionItems.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import type { Details } from './define-list.ts';
import type { OpenEntity } from './use-open-entity.ts';

export interface EntityDrawerProps<Entity extends Actionable> {
  readonly details: Details<Entity>;
  readonly open: OpenEntity;
  /** A dialog lies above it, to which the keys belong. */
  readonly isCovered: boolean;
  readonly onChoose: (id: string, action: Action<Entity>) => void;
}

/** The entity that the address names, beside its list. */
export function EntityDrawer<Entity extends Actionable>(props: EntityDrawerProps<Entity>) {
  const { id, close } = props.open;
  const { isCovered } = props;
  const isMounted = useMounted(); // it gives the focus back only if it opens after it was there
  return (
    <Drawer.Root
      opened={id !== null && isMounted}
      onClose={close}
      position="right"
      size="lg"
      closeOnEscape={!isCovered}
      trapFocus={!isCovered}
    >
      <Drawer.Overlay />
      {id !== null && <Content key={id} id={id} {...props} />}
    </Drawer.Root>
  );
}

function Content<Entity extends Actionable>({
  id,
  details,
  onChoose,
}: EntityDrawerProps<Entity> & { readonly id: string }) {
  const { data, error, isFetching, refetch } = details.useEntity(id);
  const { Facts, actions } = details;
  const waiting = <Waiting />;
  return (
    <Drawer.Content>
      <Drawer.Header>
        <Drawer.Title>{data ? details.title(data) : 'Details'}</Drawer.Title>
        <Group gap="xs">
          {data && actions && (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default" size="xs" rightSection={<Icon name="chevron-down" size={14} />}>
                  Actions
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <ActionItems actions={actions} entity={data} onChoose={(action) => onChoose(id, action)} />
              </Menu.Dropdown>
            </Menu>
          )}
          <Drawer.CloseButton aria-label="Close" />
        </Group>
      </Drawer.Header>
      <Drawer.Body>
        {data ? (
          <Suspense fallback={waiting}>
            <Facts entity={data} />
          </Suspense>
        ) : error !== undefined && !isFetching ? (
          <ProblemNotice error={error} onRetry={() => void refetch()} />
        ) : (
          waiting
        )}
      </Drawer.Body>
    </Drawer.Content>
  );
}

function Waiting() {
  return (
    <Stack gap="sm" role="status" aria-label="Loading">
      {[60, 100, 80, 90].map((width) => (
        <Skeleton key={width} height="1.25rem" width={`${width}%`} />
      ))}
    </Stack>
  );
}
