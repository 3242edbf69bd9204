import type { ReactNode } from 'react';
import { render } from './render.tsx';

interface Texts {
  readonly lead?: (entity: never, formats: never) => ReactNode;
  readonly confirm?: (body: never, formats: never, entity: never) => string;
  readonly receipt?: (answer: never, formats: never) => { readonly title: string; readonly text?: ReactNode };
}

const formats = {
  count: (value: number) => value.toLocaleString('en'),
  money: ({ amountMinor }: { readonly amountMinor: number }) => `€${(amountMinor / 100).toFixed(2)}`,
  day: (value: string) => value,
};

interface Said {
  /** What of the entity the texts read. */
  readonly entity: object;
  readonly body?: object;
  /** By default the entity. */
  readonly answer?: object;
}

const textOf = (content: ReactNode) => render(<>{content}</>).container.textContent;

/** What the dialog of an action says: before the command, on its button, and after it. */
export function textsOf({ lead, confirm, receipt }: Texts, { entity, body = {}, answer = entity }: Said) {
  // an action is typed by its own entity, a test gives the members that the texts read
  const said = receipt?.(answer as never, formats as never);
  return {
    lead: textOf(lead?.(entity as never, formats as never)),
    confirm: confirm?.(body as never, formats as never, entity as never),
    title: said?.title,
    text: textOf(said?.text),
  };
}
