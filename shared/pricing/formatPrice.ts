/** A currency that prices are shown in. */
export interface PriceCurrency {
  /** ISO 4217 code. */
  code: string;
  /** Exchange rate from US dollars. */
  perDollar: number;
  /** The locale by whose conventions amounts are written, for Intl. */
  language: string;
}

const dollars: PriceCurrency = { code: 'USD', perDollar: 1, language: 'en-US' };

/**
 * Converts a price from US dollars and formats it in a currency: `$37,380`, `AED 137,278`. Has decimals only if the
 * price in dollars has cents: `$1.90`, `AED 6.98`.
 */
export function formatPrice(amount: number, { code, perDollar, language }: PriceCurrency = dollars): string {
  const digits = Number.isInteger(amount) || amount >= 100 ? 0 : 2;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount * perDollar);
}
