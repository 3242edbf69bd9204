import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What stands in the place of the children from then on. */
  readonly fallback: (thrown: unknown) => ReactNode;
  readonly onCaught?: (thrown: unknown) => void;
}

interface State {
  readonly caught: { readonly thrown: unknown } | null;
}

/** Catches what is thrown while rendering, a page's chunk that did not come included. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { caught: { thrown } };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onCaught?.(thrown);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.thrown) : this.props.children;
  }
}
