import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Card.module.css';

export interface CardProps {
  as?: 'section' | 'article' | 'div';
  /** The name of the section, where its heading is a figure. */
  label?: string;
  heading?: ReactNode;
  lead?: ReactNode;
  /** `selected` has an ink border, `quiet` steps back. */
  tone?: 'plain' | 'selected' | 'quiet';
  /** Heading and lead stand beside the content where there is room, as on a page of settings. */
  beside?: boolean;
  children?: ReactNode;
}

/** A surface with a hairline border, a heading and a lead; nothing is elevated. */
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
