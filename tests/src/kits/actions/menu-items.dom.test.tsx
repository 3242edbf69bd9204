import { Menu } from '@mantine/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MenuItems } from '#src/kits/actions/MenuItems.tsx';
import { render } from '#tests/kit/render.tsx';

const frozen = 'This batch is frozen.';
const onlyActive = `Only an active batch can be frozen. ${frozen}`;
const onlyDraft = `Only a draft can be voided. ${frozen}`;
const redeemable = 'Cards of this batch can still be redeemed.';

function openMenu() {
  const onChoose = vi.fn<(label: string) => void>();
  const choice = (label: string, refusal: string | null, cause: string | null = refusal) => ({
    label,
    refusal,
    cause,
    shortcut: label.charAt(0),
    onChoose: () => onChoose(label),
  });
  render(
    <Menu opened withinPortal={false}>
      <Menu.Target>
        <button type="button">Actions</button>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuItems
          choices={[
            choice('Freeze', onlyActive, frozen),
            choice('Close', redeemable),
            choice('Unfreeze', null),
            choice('Void', onlyDraft, frozen),
          ]}
        />
      </Menu.Dropdown>
    </Menu>,
  );
  return onChoose;
}

test('a cause that several actions share is read once, as the name of their group', () => {
  openMenu();
  expect(screen.getAllByText(new RegExp(frozen))).toHaveLength(1);
  const group = screen.getByRole('group', { name: frozen });
  const items = within(group).getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Freeze', 'Void']);
  expect(items[0]).toHaveAccessibleDescription(onlyActive);
  expect(items[1]).toHaveAccessibleDescription(onlyDraft);
  const close = screen.getByRole('menuitem', { name: /^Close/ });
  expect(close).toHaveTextContent(redeemable); // a cause of its own
  expect(close).not.toHaveAccessibleDescription();
});

test('possible actions come first with their keys, the others do nothing', async () => {
  const user = userEvent.setup();
  const onChoose = openMenu();
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => item.getAttribute('aria-keyshortcuts'))).toEqual(['U', null, null, null]);
  items[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Freeze' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('menuitem', { name: 'Unfreeze' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Unfreeze');
});
