import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Card.module.css';

export interface CardProps {
  as?: 'section' | 'article' | 'div';
  heading?: ReactNode;
  lead?: ReactNode;
  /** `selected` has an ink border, `quiet` steps back. */
  tone?: 'plain' | 'selected' | 'quiet';
  children?: ReactNode;
}

/** A surface with a hairline border, a heading and a lead; nothing is elevated. */
export function Card({ as = 'section', heading, lead, tone = 'plain', children }: CardProps) {
  return (
    <Paper component={as} withBorder radius="lg" className={classes.card} data-tone={tone}>
      {heading !== undefined && <h2>{heading}</h2>}
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children}
    </Paper>
  );
}
