import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Rendered instead of the children until `retry` is called or `place` changes. */
  readonly fallback: (thrown: unknown, retry: () => void) => ReactNode;
  readonly onCaught?: (thrown: unknown) => void;
  /** Where the children are, such as the address; when it changes they are rendered again. */
  readonly place?: string;
}

interface State {
  readonly caught: { readonly thrown: unknown } | null;
  readonly place: string | undefined;
}

/** Catches errors while rendering and in effects, including a chunk that could not be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null, place: this.props.place };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { caught: { thrown } };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State {
    return state.place === place ? state : { caught: null, place };
  }

  override componentDidCatch(thrown: unknown): void {
    this.props.onCaught?.(thrown);
  }

  readonly #retry = () => this.setState({ caught: null });

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.thrown, this.#retry) : this.props.children;
  }
}
