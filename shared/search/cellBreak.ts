/** Between the cells of a row of a table, where its text is one line. */
export const CELL_BREAK = ' · ';
