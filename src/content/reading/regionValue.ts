/** A region as a filter value: lower-case words joined by hyphens. */
export const regionValue = (region: string) => region.toLowerCase().replaceAll(' ', '-');
