/** One import of a file: `target` is a path from the top level, or a package's name as written. */
export interface Import {
  readonly from: string;
  /** As written. */
  readonly request: string;
  readonly target: string;
  readonly kind: 'file' | 'package';
  readonly lazy: boolean;
}
