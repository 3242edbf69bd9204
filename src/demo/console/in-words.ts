/** Writes a state or a name of the contract in words: "UNDER_REVIEW", "past-grace". */
export const inWords = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, ' ');
