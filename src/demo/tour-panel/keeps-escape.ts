/** For what can have the focus in the panel: Escape leaves the tour there, and not also the dialog that the panel is in. */
export const keepsEscape = { 'data-mantine-stop-propagation': 'true' } as const;
