/** Matches the paths of requests, without their query, for a path of the contract such as "/v1/orders/{orderId}". */
export const pathPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
