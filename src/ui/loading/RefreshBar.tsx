import classes from './RefreshBar.module.css';

interface Props {
  /** At the upper edge of the window; otherwise of the positioned element around it. */
  readonly isAtTop?: true;
}

/** A thin bar that shows that newer data are being fetched; the old ones stay readable. */
export const RefreshBar = ({ isAtTop }: Props) => (
  <div aria-hidden="true" className={classes.bar} data-refreshing data-at-top={isAtTop} />
);
