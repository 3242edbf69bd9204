/** Replaces the handles that resize parts of Mantine's AppShell, which no page uses: see `light-mantine.ts`. */
export const AppShellResizeHandle = () => null;
