/** In the place of what resizes the parts of Mantine's AppShell, none of which can be: see `light-mantine.ts`. */
export const AppShellResizeHandle = () => null;
