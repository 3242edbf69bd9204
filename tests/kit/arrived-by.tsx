import type { ReactNode } from 'react';
import { type NavigationType, type Navigator, Router } from 'react-router-dom';

const goesNowhere: Navigator = {
  createHref: () => '/',
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

interface Props {
  readonly type: NavigationType;
  readonly children: ReactNode;
}

/** A place that was reached by a link (`Push`), or by the browser's back button or a first visit (`Pop`). */
export function ArrivedBy({ type, children }: Props) {
  return (
    <Router location="/" navigator={goesNowhere} navigationType={type}>
      {children}
    </Router>
  );
}
