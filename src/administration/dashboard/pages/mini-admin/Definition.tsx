import { ActionIcon } from '@mantine/core';
import { useOpenedModule } from '#src/kits/actions/use-opened-module.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from './FigureTile.module.css';

const load = () => import('./DefinitionPopover.tsx');

interface Props {
  readonly label: string;
  readonly text: string;
}

/** A button that shows the definition of a figure. */
export function Definition({ label, text }: Props) {
  const [popover, open] = useOpenedModule(load);
  const button = (
    <ActionIcon
      size="md"
      color="secondary"
      className={classes.info}
      aria-label={`What is “${label}”?`}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Icon name="info" size={16} />
    </ActionIcon>
  );
  return popover ? <popover.default button={button} label={label} text={text} /> : button;
}
