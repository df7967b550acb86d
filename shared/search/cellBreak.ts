/** Separates the cells of a table row in plain text. */
export const CELL_BREAK = ' · ';
