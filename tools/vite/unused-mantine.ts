// Replaces parts of Mantine that no page uses: see `light-mantine.ts`.

/** The handles that resize parts of the AppShell. */
export const AppShellResizeHandle = () => null;

/** The style element in which the AppShell writes the sizes of its parts. */
export const AppShellMediaStyles = () => null;

/** The part of the provider that computes CSS variables in the page. */
export const MantineCssVariables = () => null;

/** The scroll area around a table, whose container scrolls natively. */
export const ScrollArea = 'div';

/** The text area that grows with its text. */
export const TextareaAutosize = 'textarea';

/** `react-remove-scroll`, of which the AppShell takes the names of two classes. */
export const RemoveScroll = {
  classNames: { fullWidth: 'width-before-scroll-bar', zeroRight: 'right-scroll-bar-position' },
};
