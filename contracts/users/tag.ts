import { distinct } from '#contracts/distinct.ts';
import { z } from '#contracts/z.ts';

/** A word that administrators find customers by: "flood-2027". */
export const UserTag = z.string().check(z.maxLength(24), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** As many as one customer has. */
export const mostTags = 10;
/** The tags of a customer, each once. */
export const UserTags = z.array(UserTag).check(z.maxLength(mostTags), distinct);
