/** A region as a filter’s value: lower-case words joined by hyphens. */
export const regionValue = (region: string) => region.toLowerCase().replaceAll(' ', '-');
