import { Anchor, Paper, Text } from '@mantine/core';
import classes from './CardForm.module.css';
import { type TestCard, testCards } from './test-cards.ts';

/** Cards of the demo, and what becomes of them; a press fills the form. */
export function TestCards({ onUse }: { onUse: (card: TestCard) => void }) {
  return (
    <Paper component="section" aria-label="Test cards" p="md" radius="lg" className={classes.cards}>
      <Text size="sm" fw={600}>
        Test cards of this demo
      </Text>
      <ul>
        {testCards.map((card) => (
          <li key={card.number}>
            <Anchor
              component="button"
              type="button"
              underline="always"
              size="sm"
              fw={600}
              onClick={() => onUse(card)}
            >
              {card.number}
            </Anchor>{' '}
            {card.outcome}
          </li>
        ))}
      </ul>
    </Paper>
  );
}
