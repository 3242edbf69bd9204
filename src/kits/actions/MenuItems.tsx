import { Menu, Text } from '@mantine/core';
import { useId } from 'react';
import { KeyHint } from '#src/ui/parts/KeyHint.tsx';

export interface MenuChoice {
  readonly label: string;
  /** Why it is inert now; null while it can be chosen. */
  readonly refusal: string | null;
  /** What of the refusal other choices may share; by default all of it. */
  readonly cause?: string | null;
  readonly tone?: 'danger' | undefined;
  readonly shortcut?: string | undefined;
  readonly onChoose: () => void;
}

/** The actions of a menu: those that are possible, then the others with what stands in their way. */
export function MenuItems({ choices }: { readonly choices: readonly MenuChoice[] }) {
  const refusedChoices = choices.filter(({ refusal }) => refusal !== null);
  const groups = [...Map.groupBy(refusedChoices, ({ cause, refusal }) => cause ?? refusal ?? '')];
  return (
    <>
      {choices.map((choice) => choice.refusal === null && <Item key={choice.label} {...choice} />)}
      {refusedChoices.length > 0 && refusedChoices.length < choices.length && <Menu.Divider />}
      {groups.map(
        ([, [first, second]]) => first && !second && <Item key={first.label} {...first} isReasonShown />,
      )}
      {groups.map(
        ([cause, items]) => items.length > 1 && <SharedCause key={cause} cause={cause} items={items} />,
      )}
    </>
  );
}

/** Actions that the same thing prevents: it is read once, and the whole reason of each one is its description. */
function SharedCause({ cause, items }: { readonly cause: string; readonly items: readonly MenuChoice[] }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Menu.Label id={id} maw="18rem">
        {cause}
      </Menu.Label>
      {items.map((choice) => (
        <Item key={choice.label} {...choice} />
      ))}
    </div>
  );
}

function Item(props: MenuChoice & { readonly isReasonShown?: boolean }) {
  const { label, refusal, tone, shortcut, onChoose, isReasonShown = false } = props;
  const isRefused = refusal !== null;
  return (
    <Menu.Item
      // Neither `disabled` nor `data-disabled`, which the arrow keys skip: a screen reader reads the reason.
      aria-disabled={isRefused}
      aria-description={isRefused && !isReasonShown ? refusal : undefined}
      {...(!isRefused &&
        shortcut && { 'aria-keyshortcuts': shortcut, rightSection: <KeyHint>{shortcut}</KeyHint> })}
      closeMenuOnClick={!isRefused}
      onClick={() => {
        if (!isRefused) onChoose();
      }}
    >
      <Text span inherit c={tone === 'danger' && !isRefused ? 'error' : 'inherit'}>
        {label}
      </Text>
      {isReasonShown && (
        <Text span display="block" size="xs" maw="16rem">
          {refusal}
        </Text>
      )}
    </Menu.Item>
  );
}
