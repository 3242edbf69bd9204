import { Button, Drawer, Group, Menu, Skeleton, Stack } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useRef } from 'react';
import { type Action, type Actionable, stateOf } from '#src/kits/actions/action.ts';
import { useFormats } from '#src/kits/actions/use-formats.ts';
import { ActionItems } from '#src/kits/actions/ActionItems.tsx';
import { inBar } from '#src/kits/actions/in-bar.ts';
import { type PageCommand, usePageCommands } from '#src/platform/routing/use-page-commands.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { selectNarrow } from '#src/platform/store/shell.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { addressed } from '#src/platform/routing/back-closes.ts';
import { usePageTitle } from '#src/ui/focus/use-page-title.ts';
import { dialogsOpen, type Shortcuts, useShortcuts } from '#src/platform/shortcuts/use-shortcuts.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import type { Details } from '#src/kits/lists/define-list.ts';
import classes from './EntityDrawer.module.css';
import { NeighbourButtons } from './NeighbourButtons.tsx';
import { useLastFocus } from './use-last-focus.ts';
import type { Neighbours } from './use-neighbours.ts';
import type { OpenEntity } from './use-open-entity.ts';

export interface EntityDrawerProps<Entity extends Actionable> {
  readonly details: Details<Entity>;
  readonly open: OpenEntity;
  /** The neighbouring rows of the list; null if the entity was opened by a link. */
  readonly neighbours: Neighbours | null;
  /** True while a dialog is open above the drawer; the dialog then handles the keys. */
  readonly isCovered: boolean;
  readonly onChoose: (id: string, action: Action<Entity>) => void;
}

/** The drawer with the entity that the address names, beside its list. */
export function EntityDrawer<Entity extends Actionable>(props: EntityDrawerProps<Entity>) {
  const { id, close } = props.open;
  const { isCovered } = props;
  const narrow = useAppSelector(selectNarrow);
  // opens after mounting, since Mantine returns the focus only from a drawer that opens after it was mounted
  const isMounted = useMounted();
  return (
    <Drawer.Root
      opened={id !== null && isMounted}
      onClose={() => {
        if (dialogsOpen() === 1) close(); // while a dialog is open above it, Escape belongs to the dialog
      }}
      position="right"
      size={narrow ? '100%' : props.details.isWide ? 'min(80rem, 92vw)' : 'lg'}
      trapFocus={!isCovered}
      returnFocus={false} // the list focuses the row that was shown last
      {...(narrow && { classNames: { content: classes.sheet ?? '', body: classes.sheetBody ?? '' } })}
    >
      <Drawer.Overlay />
      {id !== null && <Content id={id} {...props} />}
    </Drawer.Root>
  );
}

function Content<Entity extends Actionable>({
  id,
  details,
  neighbours,
  isCovered,
  onChoose,
}: EntityDrawerProps<Entity> & { readonly id: string }) {
  const narrow = useAppSelector(selectNarrow);
  const { data: fetched, error, isFetching, refetch } = details.useEntity(id);
  // the hook returns the previous entity until the requested one arrives
  const data = fetched?.id === id ? fetched : undefined;
  const formats = useFormats();
  const title = data ? details.title(data, formats) : 'Details';
  usePageCommands(() =>
    data ? commandsOf(data, details.actions ?? [], (action) => onChoose(id, action)) : [],
  );
  const dispatch = useAppDispatch();
  useShortcuts(
    data
      ? keysOf(data, details.actions ?? [], {
          choose: (action) => onChoose(id, action),
          explain: (text) => dispatch(snackbarShown({ text, tone: 'info', topic: 'refusal' })),
        })
      : {},
    { in: 'dialog' },
  );
  const contents = useRef<HTMLDivElement>(null);
  const remember = useLastFocus(isCovered, contents);
  const { actions = [] } = details;
  const first = data && details.usual?.find(({ name }) => stateOf(data, name)?.allowed);
  const decisions = data && narrow ? inBar(data, details.decisions ?? []) : [];
  const buttons = decisions.length > 0 ? decisions : first ? [first] : [];
  const usual = buttons.map((action, index) => (
    <Button
      key={String(action.name)} // another action is another button, which does not take over the focus
      size={narrow ? 'sm' : 'xs'}
      className={narrow ? classes.usual : undefined}
      {...(action.tone === 'danger' && { variant: 'outline', color: 'error' })}
      {...(action.tone !== 'danger' && index > 0 && { variant: 'default' })}
      onClick={() => onChoose(id, action)}
    >
      {action.label}
    </Button>
  ));
  const menu = data && actions.length > 0 && (
    <Menu
      position={narrow ? 'top-end' : 'bottom-end'}
      withinPortal={false /* a modal dialog hides all else from screen readers */}
    >
      <Menu.Target>
        <Button
          variant="default"
          size={narrow ? 'sm' : 'xs'}
          rightSection={<Icon name={narrow ? 'chevron-up' : 'chevron-down'} size={14} />}
        >
          Actions
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={actions} entity={data} onChoose={(action) => onChoose(id, action)} />
      </Menu.Dropdown>
    </Menu>
  );
  const waiting = <Waiting />;
  return (
    <Drawer.Content onFocus={remember} {...addressed}>
      <Drawer.Header className={classes.head}>
        <Drawer.Title className={classes.title}>{title}</Drawer.Title>
        <Group gap="xs" wrap="nowrap" className={classes.tools}>
          {neighbours && <NeighbourButtons {...neighbours} contents={contents} />}
          {!narrow && usual}
          {!narrow && menu}
          <Drawer.CloseButton aria-label="Close" className={classes.close} data-autofocus />
        </Group>
      </Drawer.Header>
      {data && neighbours && neighbours.nextId !== null && (
        <ReadAhead details={details} id={neighbours.nextId} />
      )}
      <Drawer.Body
        ref={contents}
        tabIndex={-1}
        role="group"
        aria-label={title}
        className={classes.body ?? ''}
        fz="sm"
      >
        {data ? (
          <>
            <TabTitle title={title} />
            <div className={classes.facts}>
              <details.Facts
                key={id}
                entity={data}
                actions={actions}
                onChoose={(action) => onChoose(id, action)}
              />
            </div>
            {!details.ownHistory && (
              <Group mt="lg">
                <AppLink to={paths.administrationAudit({ q: id })}>View audit log</AppLink>
              </Group>
            )}
            {narrow && menu && (
              <Group gap="xs" className={classes.bar}>
                {usual}
                {menu}
              </Group>
            )}
          </>
        ) : error !== undefined && !isFetching ? (
          <ProblemNotice error={error} onRetry={() => void refetch()} />
        ) : (
          waiting
        )}
      </Drawer.Body>
    </Drawer.Content>
  );
}

/** The actions of the entity as commands of the palette. */
function commandsOf<Entity extends Actionable>(
  entity: Entity,
  actions: readonly Action<Entity>[],
  onChoose: (action: Action<Entity>) => void,
): readonly PageCommand[] {
  return actions.flatMap((action) => {
    const state = stateOf(entity, action.name);
    return state ? [{ label: action.label, refusal: state.reason, run: () => onChoose(action) }] : [];
  });
}

interface KeyHandlers<Entity extends Actionable> {
  readonly choose: (action: Action<Entity>) => void;
  readonly explain: (reason: string) => void;
}

/** The shortcuts of the entity's actions; that of an impossible one says why. Of several with one key, the possible one has it. */
function keysOf<Entity extends Actionable>(
  entity: Entity,
  actions: readonly Action<Entity>[],
  { choose, explain }: KeyHandlers<Entity>,
): Shortcuts {
  const isPossible = ({ name }: Action<Entity>) => stateOf(entity, name)?.allowed === true;
  const possibleLast = actions.toSorted((a, b) => Number(isPossible(a)) - Number(isPossible(b)));
  return Object.fromEntries(
    possibleLast.flatMap((action) => {
      const state = stateOf(entity, action.name);
      if (!action.shortcut || !state) return [];
      const press = () => (state.reason === null ? choose(action) : explain(state.reason));
      return [[action.shortcut, press]];
    }),
  );
}

interface ReadAheadProps<Entity extends Actionable> {
  readonly details: Details<Entity>;
  readonly id: string;
}

/** Reads the next entity beforehand, so that stepping to it shows it at once. */
function ReadAhead<Entity extends Actionable>({ details, id }: ReadAheadProps<Entity>) {
  details.useEntity(id);
  return null;
}

/** Names the browser's tab by the open entity. */
function TabTitle({ title }: { readonly title: string }) {
  usePageTitle(title);
  return null;
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
