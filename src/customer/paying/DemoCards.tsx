import { Menu, UnstyledButton } from '@mantine/core';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from './DemoCards.module.css';
import { type TestCard, testCards } from './test-cards.ts';

/** The test cards of the demo behind one button, each with its outcome. The menu lies in the dialog that the form may be in. */
export function DemoCards({ onUse }: { readonly onUse: (card: TestCard) => void }) {
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes.chip}>
          Demo cards <Icon name="chevron-down" size={14} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {testCards.map((card) => (
          <Menu.Item key={card.number} onClick={() => onUse(card)}>
            <span className={classes.number}>{card.number}</span>{' '}
            <span className={classes.outcome}>{card.outcome}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
