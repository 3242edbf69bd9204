import { ActionIcon } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useShortcuts } from '#src/platform/shortcuts/use-shortcuts.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** Shows the search, order and filters of the list and puts them away; `/` shows them, too. */
export function ToolsToggle({ isOpen, onChange }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    flushSync(() => onChange(true)); // a hidden field takes no focus
    button.current?.closest('main')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  };
  useShortcuts({ '/': open });
  return (
    <ActionIcon
      ref={button}
      aria-label="Search, sort and filter"
      aria-expanded={isOpen}
      onClick={() => (isOpen ? onChange(false) : open())}
    >
      <Icon name="search" />
    </ActionIcon>
  );
}
