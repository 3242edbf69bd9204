/** The version of the contract: the newest `since` of its endpoints, or a later one. */
export const contractVersion = '1.5.0';
