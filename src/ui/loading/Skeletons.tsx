import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { numbersTo } from '#src/ui/format/numbers-to.ts';
import { BrandStrip } from '#src/ui/strip/BrandStrip.tsx';
import classes from './Skeletons.module.css';

// Placeholders for pages that are loading. They are invisible for 150 ms, so that a fast answer causes no flicker.

interface ShapeProps {
  /** The page's heading is already shown above it. */
  readonly isUnderHeading?: boolean;
}

function Shape({
  children,
  text,
  isUnderHeading = false,
}: ShapeProps & { children: ReactNode; text?: ReactNode }) {
  return (
    <div className={classes.shape}>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <div aria-hidden="true" className={classes.parts}>
        {!isUnderHeading && <Skeleton width="min(26.25rem, 70%)" height={36} />}
        {children}
      </div>
      {text}
    </div>
  );
}

interface ListShape extends ShapeProps {
  /** The placeholder text of the search field, known before the page is loaded. */
  readonly search?: string | undefined;
}

export function ListSkeleton({ search, ...shape }: ListShape) {
  return (
    <Shape {...shape}>
      {search === undefined ? (
        <Skeleton height={40} />
      ) : (
        <span className={classes.search}>{`Search by ${search}`}</span>
      )}
      {numbersTo(8).map((row) => (
        <span key={row} className={classes.row}>
          <Skeleton width="18%" height={16} />
          <Skeleton width="24%" height={16} />
          <Skeleton width="20%" height={16} />
          <Skeleton width="12%" height={16} />
        </span>
      ))}
    </Shape>
  );
}

export function CardsSkeleton({ cards = 3, ...shape }: ShapeProps & { readonly cards?: number }) {
  return (
    <Shape {...shape}>
      {numbersTo(cards).map((card) => (
        <span key={card} className={classes.card}>
          <Skeleton width="40%" height={20} />
          <BrandStrip size="md" />
          <Skeleton width="70%" height={16} />
        </span>
      ))}
    </Shape>
  );
}

export function DetailsSkeleton(shape: ShapeProps) {
  return (
    <Shape {...shape}>
      <Skeleton width="30%" height={16} />
      <span className={classes.strip}>
        <BrandStrip segments={6} size="lg" />
      </span>
      <span className={classes.card}>
        <Skeleton width="40%" height={20} />
        <Skeleton height={16} />
        <Skeleton width="80%" height={16} />
      </span>
    </Shape>
  );
}

/** `text` is shown below the form, independent of the form's content. */
export function FormSkeleton(shape: ShapeProps & { readonly text?: ReactNode }) {
  return (
    <Shape {...shape}>
      <Skeleton width="min(22.5rem, 100%)" height={48} />
      <Skeleton width="min(22.5rem, 100%)" height={48} />
      <Skeleton width="min(10rem, 100%)" height={48} />
    </Shape>
  );
}

export function DocumentSkeleton() {
  return (
    <Shape>
      {numbersTo(7).map((line) => (
        <Skeleton key={line} width={line % 3 === 2 ? '60%' : '92%'} height={16} />
      ))}
    </Shape>
  );
}
