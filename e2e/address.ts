import { addressIn } from '#tools/results/address.ts';

/** The backend that the pages ask; null: the mock backend in each page. */
export const address = addressIn(process.env);
