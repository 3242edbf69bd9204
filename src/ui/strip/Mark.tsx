import { markCorner, markSegments } from './mark-drawing.ts';
import classes from './Mark.module.css';

/** The product's mark, which is also the icon of the installed application. */
export function Mark() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" className={classes.mark}>
      {markSegments.map(({ isNext, ...place }) => (
        <rect key={place.x} {...place} rx={markCorner} className={isNext ? classes.next : undefined} />
      ))}
    </svg>
  );
}
