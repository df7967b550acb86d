/** A currency that prices are shown in. */
export interface PriceCurrency {
  /** As ISO 4217 names it. */
  code: string;
  /** How much of it a US dollar is. */
  perDollar: number;
}

const dollars: PriceCurrency = { code: 'USD', perDollar: 1 };

/** A price given in US dollars, in whole units of a currency: `$37,380`, `AED 137,278`. */
export function formatPrice(amount: number, { code, perDollar }: PriceCurrency = dollars): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    maximumFractionDigits: 0,
  }).format(amount * perDollar);
}
