/**
 * Returns the last sentence of a reason, the cause, which several actions may share: "This batch is frozen." of "Only an
 * active batch can be frozen. This batch is frozen."
 */
export const causeOf = (reason: string): string => reason.split(/(?<=\.) /).at(-1) ?? reason;
