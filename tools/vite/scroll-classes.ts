/** Replaces `react-remove-scroll` in Mantine's AppShell: see `light-mantine.ts`. */
export const RemoveScroll = {
  classNames: { fullWidth: 'width-before-scroll-bar', zeroRight: 'right-scroll-bar-position' },
};
