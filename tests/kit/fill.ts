import type { UserEvent } from '@testing-library/user-event';

/** Sets the text of a field at once; typing would render the form for every letter. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
