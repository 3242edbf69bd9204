import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { useId, useRef } from 'react';
import { maxIds, maxRows } from '#contracts/jobs/bulk.ts';
import type { BulkAction } from '#src/kits/actions/bulk/bulk-action.ts';
import { amountOf } from '#src/kits/actions/bulk/amount.ts';
import { useOpenedModule } from '#src/ui/loading/use-opened-module.ts';
import { useLackingPermission } from '#src/kits/actions/use-lacking-permission.ts';
import { loadListMenus } from '#src/kits/lists/load-list-menus.ts';
import { focusRow } from '#src/kits/lists/rows/use-row-keys.ts';
import { selectMobileLayout, selectNarrow } from '#src/platform/store/shell.ts';
import { usePageCommands } from '#src/platform/routing/use-page-commands.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { RefusableButton } from '#src/ui/trouble/RefusableButton.tsx';
import { useCountText } from '#src/kits/actions/use-count-text.ts';
import classes from './BulkBar.module.css';
import type { BulkMenuProps } from './BulkMenu.tsx';
import type { Selection } from './use-selection.ts';

/** On a phone more actions than these would need another line, so they are in a menu. */
const maxButtons = 2;

interface Props {
  readonly actions: readonly BulkAction[];
  readonly selection: Selection;
  /** The number of rows that match. */
  readonly total: number;
  readonly onChoose: (action: BulkAction) => void;
}

/** The actions for the selected rows, and why some cannot be used. */
export function BulkBar(props: Props) {
  const { selection, total } = props;
  const count = selection.all ? total : selection.ids.size;
  return count === 0 ? null : <Bar {...props} count={count} />;
}

function Bar({ actions, selection, total, count, onChoose }: Props & { readonly count: number }) {
  const { ids, all, page, chooseAll, clear } = selection;
  const reasonsId = useId();
  const clearing = useRef<HTMLButtonElement>(null);
  const lacking = useLackingPermission();
  const text = useCountText();
  const narrow = useAppSelector(selectNarrow);
  const isShort = useAppSelector(selectMobileLayout);
  const max = all ? maxRows : maxIds;
  const tooMany = all
    ? `At most ${text(max)} rows at once: narrow the filter.`
    : `At most ${text(max)} rows can be picked one by one: select all that match.`;
  const refusalOf = ({ permissions }: BulkAction) => lacking(permissions) ?? (count > max ? tooMany : null);
  const refusedActions = actions.filter((action) => refusalOf(action) !== null);
  const labelOf = (action: BulkAction) => `${action.label} ${amountOf(action, count, text)}`;
  const allLabel = `Select all ${text(total)} that match`;
  usePageCommands(() =>
    actions.map((action) => ({
      label: labelOf(action),
      refusal: refusalOf(action),
      run: () => onChoose(action),
    })),
  );
  const inMenu = narrow && actions.length > maxButtons;
  const reasons = [...new Set(refusedActions.map(refusalOf))].map((reason) => {
    const labels = refusedActions.filter((action) => refusalOf(action) === reason).map(({ label }) => label);
    return labels.length === actions.length ? reason : `${labels.join(', ')}: ${reason}`;
  });
  const clears = {
    'aria-label': 'Clear selection',
    onClick() {
      clear();
      focusRow(page.find((id) => ids.has(id)) ?? page[0]);
    },
  };
  return (
    <Paper withBorder p={narrow ? '2xs' : 'xs'} role="group" aria-label="Selection" className={classes.bar}>
      <Group gap={narrow ? '2xs' : 'xs'}>
        <Text size="sm" role="status" pl="2xs">
          {text(count)} selected
        </Text>
        {!all && (count < total || count > maxIds) && (
          <Button
            variant="subtle"
            size="xs"
            {...(narrow && { px: '2xs' })}
            aria-label={allLabel}
            onClick={() => {
              chooseAll();
              clearing.current?.focus(); // the pressed button is removed, so the focus moves
            }}
          >
            {isShort ? allLabel.replace(/ that match$/, '') : allLabel}
          </Button>
        )}
        {narrow ? (
          <CloseButton ref={clearing} {...clears} />
        ) : (
          <Button ref={clearing} variant="subtle" size="xs" {...clears}>
            Clear
          </Button>
        )}
        <Group gap="xs" ml="auto">
          {inMenu ? (
            <BulkMenuButton {...{ actions, labelOf, refusalOf, onChoose }} />
          ) : (
            actions.map((action) => (
              <RefusableButton
                key={action.action}
                variant="default"
                size="xs"
                refusal={refusalOf(action)}
                explainedBy={reasonsId}
                aria-label={labelOf(action)}
                onClick={() => onChoose(action)}
              >
                {action.label.replace(/ (of|for)$/, '')}
              </RefusableButton>
            ))
          )}
        </Group>
      </Group>
      {reasons.length > 0 && !inMenu && (
        <Text id={reasonsId} size="xs" c="dimmed" mt="xs">
          {reasons.join(' ')}
        </Text>
      )}
    </Paper>
  );
}

/** The button of the menu, whose code is loaded on the first press. */
function BulkMenuButton(props: Omit<BulkMenuProps, 'button'>) {
  const [menus, open] = useOpenedModule(loadListMenus);
  const button = (
    <Button
      variant="default"
      size="xs"
      rightSection={<Icon name="chevron-down" size={14} />}
      aria-haspopup="menu"
      onClick={open}
    >
      Actions
    </Button>
  );
  return menus ? <menus.BulkMenu {...props} button={button} /> : button;
}
