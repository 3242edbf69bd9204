import classes from './Mark.module.css';

/**
 * The product's mark: a T made of the schedule strip with three segments, the last of which is the next payment.
 * `public/favicon.svg` is the same drawing.
 */
export function Mark() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" className={classes.mark}>
      <rect x="1" y="3" width="6.5" height="6.5" rx="1.75" />
      <rect x="8.75" y="3" width="6.5" height="18" rx="1.75" />
      <rect x="16.5" y="3" width="6.5" height="6.5" rx="1.75" className={classes.next} />
    </svg>
  );
}
