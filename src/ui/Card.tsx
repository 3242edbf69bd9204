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

/** A surface with a hairline border; nothing is elevated. */
export function Card({ as: Element = 'section', heading, lead, tone = 'plain', children }: CardProps) {
  return (
    <Element className={classes.card} data-tone={tone}>
      {heading !== undefined && <h2>{heading}</h2>}
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children}
    </Element>
  );
}
