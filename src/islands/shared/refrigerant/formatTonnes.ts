/** A number of tonnes: `146`, `0.4`. */
export const formatTonnes = (tonnes: number): string =>
  tonnes.toLocaleString('en-US', { maximumFractionDigits: tonnes < 10 ? 1 : 0 });
