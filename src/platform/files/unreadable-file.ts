/** Says why a file is not read that was moved or changed after it was chosen, or whose disk or cloud is away. */
export const unreadableFile = (name = 'This file') =>
  `${name} can’t be read. Check that it’s still on this device.`;
