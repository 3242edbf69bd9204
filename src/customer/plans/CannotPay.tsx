import { Anchor, Button, Modal, Stack, Text } from '@mantine/core';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { stateOf } from '#src/kits/actions/action.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { ownActionWords } from './action-words.ts';

type Way = 'reschedule' | 'dispute';

interface Props {
  readonly plan: OwnPlan;
  readonly onClose: () => void;
  readonly onChoose: (way: Way) => void;
}

const ways: readonly {
  readonly name: Way;
  readonly heading: string;
  readonly text: string;
  readonly button: string;
}[] = [
  {
    name: 'reschedule',
    heading: 'The instalments are too high',
    text: 'Spread what is left over more months. You see what it costs before you decide.',
    button: ownActionWords.reschedule,
  },
  {
    name: 'dispute',
    heading: 'Something is wrong with the purchase',
    text: 'It has not arrived, is damaged, or you sent it back: reminders and late fees pause for 21 days while we look into it, after a return for 28 days.',
    button: ownActionWords.dispute,
  },
];

/** The options of a customer who cannot pay what is overdue; those that the plan does not allow say why. */
export function CannotPay({ plan, onClose, onChoose }: Props) {
  const { supportEmail } = useConfiguration();
  return (
    <Modal opened onClose={onClose} title="If you can’t pay now" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="lg">
        {ways.map(({ name, heading, text, button }) => {
          const { allowed = false, reason = null } = stateOf(plan, name) ?? {};
          return (
            <Stack key={name} gap="xs" align="start">
              <Text component="h3" fw="var(--mantine-font-weight-medium)">
                {heading}
              </Text>
              <Text size="sm">{text}</Text>
              {allowed ? (
                <Button variant="default" onClick={() => onChoose(name)}>
                  {button}
                </Button>
              ) : (
                <Text size="sm" c="dimmed">
                  Not possible now. {reason}
                </Text>
              )}
            </Stack>
          );
        })}
        <Stack gap="xs" align="start">
          <Text component="h3" fw="var(--mantine-font-weight-medium)">
            Something else
          </Text>
          <Text size="sm">
            Write to us, the earlier the better:{' '}
            <Anchor
              href={`mailto:${supportEmail}?subject=${encodeURIComponent(plan.number)}`}
              underline="always"
            >
              {supportEmail}
            </Anchor>
          </Text>
        </Stack>
      </Stack>
    </Modal>
  );
}
