import { Icon } from './Icon.tsx';
import classes from './DrawnCheck.module.css';

/** A check mark that is drawn once when it appears, for a success that a person has waited for. */
export const DrawnCheck = () => (
  <span className={classes.drawn}>
    <Icon name="check" />
  </span>
);
