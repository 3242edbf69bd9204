/** The fragment of home's address at which the products begin. */
export const productsId = 'products';
