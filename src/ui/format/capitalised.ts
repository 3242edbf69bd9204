/** Makes the first letter a capital: "Awaiting approval". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
