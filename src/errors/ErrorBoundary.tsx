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
  /** How often the children were rendered again at this place because another program had changed their document. */
  readonly repairs: number;
}

const maxRepairs = 10;

/**
 * The page translation of a browser replaces texts of the document, so that React does not find them to remove them or to put
 * something before them.
 */
const isForeignChange = (thrown: unknown) =>
  thrown instanceof DOMException && thrown.name === 'NotFoundError';

/**
 * Catches errors while rendering and in effects, including a chunk that could not be loaded. Children whose document was changed by
 * another program are rendered again, as new elements.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null, place: this.props.place, repairs: 0 };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { caught: { thrown } };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State {
    return state.place === place ? state : { caught: null, place, repairs: 0 };
  }

  override componentDidCatch(thrown: unknown): void {
    const { repairs } = this.state;
    if (isForeignChange(thrown) && repairs < maxRepairs)
      this.setState({ caught: null, repairs: repairs + 1 });
    else this.props.onCaught?.(thrown);
  }

  readonly #retry = () => this.setState({ caught: null });

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.thrown, this.#retry) : this.props.children;
  }
}
