import type { ReactNode } from 'react';
import classes from './Skeletons.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

// Shapes of pages that are on their way. They stay invisible for 150 ms, so a fast answer never flickers.

/** A grey bar in place of a line of text or a figure. */
export function Bone({ width = '100%', height = 16 }: { width?: string | number; height?: number }) {
  return <span className={classes.bone} style={{ width, height }} />;
}

function Shape({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <div className={classes.shape} data-wide={wide} role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div aria-hidden="true" className={classes.parts}>
        <Bone width="min(420px, 70%)" height={36} />
        {children}
      </div>
    </div>
  );
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Shape wide>
      <Bone height={40} />
      {numbers(rows).map((row) => (
        <span key={row} className={classes.row}>
          <Bone width="18%" />
          <Bone width="24%" />
          <Bone width="20%" />
          <Bone width="12%" />
        </span>
      ))}
    </Shape>
  );
}

export function CardsSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <Shape>
      {numbers(cards).map((card) => (
        <span key={card} className={classes.card}>
          <Bone width="40%" height={20} />
          <Bone height={12} />
          <Bone width="70%" />
        </span>
      ))}
    </Shape>
  );
}

export function DetailsSkeleton() {
  return (
    <Shape>
      <Bone width="30%" />
      <Bone height={44} />
      <span className={classes.card}>
        <Bone width="40%" height={20} />
        <Bone />
        <Bone width="80%" />
      </span>
    </Shape>
  );
}

export function FormSkeleton() {
  return (
    <Shape>
      <Bone width="min(360px, 100%)" height={48} />
      <Bone width="min(360px, 100%)" height={48} />
      <Bone width="160px" height={48} />
    </Shape>
  );
}

export function DocumentSkeleton() {
  return (
    <Shape>
      {numbers(7).map((line) => (
        <Bone key={line} width={line % 3 === 2 ? '60%' : '92%'} />
      ))}
    </Shape>
  );
}
