import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Card.module.css';

export interface CardProps {
  as?: 'section' | 'article' | 'div';
  /** The accessible name of the section where its heading is a figure. */
  label?: string;
  heading?: ReactNode;
  lead?: ReactNode;
  /** `selected` has a black border, `quiet` is less prominent. */
  tone?: 'plain' | 'selected' | 'quiet';
  /** Heading and lead are beside the content where there is space, as on settings pages. */
  beside?: boolean;
  children?: ReactNode;
}

/** A surface with a hairline border, a heading and a lead; without a shadow. */
export function Card({
  as = 'section',
  label,
  heading,
  lead,
  tone = 'plain',
  beside = false,
  children,
}: CardProps) {
  const head = (
    <>
      {heading !== undefined && <h2>{heading}</h2>}
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
    </>
  );
  return (
    <Paper
      component={as}
      aria-label={label}
      withBorder
      radius="lg"
      className={beside ? `${classes.card} ${classes.beside}` : classes.card}
      data-tone={tone}
    >
      {beside ? <div>{head}</div> : head}
      {beside ? <div>{children}</div> : children}
    </Paper>
  );
}
