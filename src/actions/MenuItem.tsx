import { Menu, Text } from '@mantine/core';
import { KeyHint } from '#src/ui/KeyHint.tsx';

interface Props {
  readonly label: string;
  /** Why the action is inert now; null while it can be chosen. */
  readonly refusal: string | null;
  readonly tone?: 'danger' | undefined;
  readonly shortcut?: string | undefined;
  readonly onChoose: () => void;
}

/** An action in a menu, which says why it is inert. */
export function MenuItem({ label, refusal, tone, shortcut, onChoose }: Props) {
  const isRefused = refusal !== null;
  return (
    <Menu.Item
      // Not `disabled`, so that the arrow keys reach the item and a screen reader reads the reason.
      aria-disabled={isRefused}
      data-disabled={isRefused}
      aria-keyshortcuts={shortcut}
      rightSection={shortcut && <KeyHint>{shortcut}</KeyHint>}
      closeMenuOnClick={!isRefused}
      onClick={() => {
        if (!isRefused) onChoose();
      }}
    >
      <Text span inherit c={tone === 'danger' && !isRefused ? 'error' : 'inherit'}>
        {label}
      </Text>
      {isRefused && (
        <Text span display="block" size="xs" maw="16rem">
          {refusal}
        </Text>
      )}
    </Menu.Item>
  );
}
