/** The three parts of the product, by whose colors things are drawn: maintenance (green), energy (amber), refrigeration (blue). */
export const systems = ['cmms', 'energy', 'cold'] as const;

/** One part of the product. */
export type System = (typeof systems)[number];
