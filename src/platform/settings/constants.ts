// Sizes in px and limits in ms, fixed by the product's owner.

export const topBarHeight = 48;
export const drawerWidth = 256;
export const railWidth = 56;

export const snackbarTimeoutMs = 5_000;
export const reloadGuardMs = 10_000;

export const oneTimeCodeLength = 6;
export const ratingLength = 5;
export const numberStep = 1;
export const numberPrecision = 0;

const datePickerYearsBack = 100;
const datePickerYearsAhead = 52;

/** First and last day that a date picker offers in a given year. */
export function datePickerYears(year: number): { readonly minDate: string; readonly maxDate: string } {
  return { minDate: `${year - datePickerYearsBack}-01-01`, maxDate: `${year + datePickerYearsAhead}-12-31` };
}
