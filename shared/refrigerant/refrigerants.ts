import { thousandths } from './weight.ts';

/**
 * Global warming potential of one substance over 100 years, as the rules count it: the fourth assessment report of the
 * IPCC, which 40 CFR 84 (Appendix A), Regulation (EU) 2024/573 (Annexes I and II) and retained Regulation 517/2014 use
 * for HFCs. Substances that are not fluorinated are included because blends contain them.
 */
const SUBSTANCES = {
  'R-22': 1_810,
  'R-23': 14_800,
  'R-32': 675,
  'R-125': 3_500,
  'R-134a': 1_430,
  'R-143a': 4_470,
  'R-1234yf': 4,
  'R-1234ze(E)': 7,
  'R-290': 3,
  'R-600': 4,
  'R-600a': 3,
  'R-601a': 5,
  'R-744': 1,
  'R-717': 0,
} as const;

type Substance = keyof typeof SUBSTANCES;

/** Shares of a refrigerant by mass, in percent: ASHRAE Standard 34. */
type Composition = Partial<Record<Substance, number>>;

const COMPOSITIONS = {
  'R-404A': { 'R-125': 44, 'R-134a': 4, 'R-143a': 52 },
  'R-407A': { 'R-32': 20, 'R-125': 40, 'R-134a': 40 },
  'R-407C': { 'R-32': 23, 'R-125': 25, 'R-134a': 52 },
  'R-407F': { 'R-32': 30, 'R-125': 30, 'R-134a': 40 },
  'R-410A': { 'R-32': 50, 'R-125': 50 },
  'R-422D': { 'R-125': 65.1, 'R-134a': 31.5, 'R-600a': 3.4 },
  'R-427A': { 'R-32': 15, 'R-125': 25, 'R-143a': 10, 'R-134a': 50 },
  'R-438A': { 'R-32': 8.5, 'R-125': 45, 'R-134a': 44.2, 'R-600': 1.7, 'R-601a': 0.6 },
  'R-448A': { 'R-32': 26, 'R-125': 26, 'R-1234yf': 20, 'R-134a': 21, 'R-1234ze(E)': 7 },
  'R-449A': { 'R-32': 24.3, 'R-125': 24.7, 'R-1234yf': 25.3, 'R-134a': 25.7 },
  'R-450A': { 'R-134a': 42, 'R-1234ze(E)': 58 },
  'R-452A': { 'R-32': 11, 'R-125': 59, 'R-1234yf': 30 },
  'R-454A': { 'R-32': 35, 'R-1234yf': 65 },
  'R-454B': { 'R-32': 68.9, 'R-1234yf': 31.1 },
  'R-454C': { 'R-32': 21.5, 'R-1234yf': 78.5 },
  'R-455A': { 'R-744': 3, 'R-32': 21.5, 'R-1234yf': 75.5 },
  'R-507A': { 'R-125': 50, 'R-143a': 50 },
  'R-513A': { 'R-1234yf': 56, 'R-134a': 44 },
  'R-22': { 'R-22': 100 },
  'R-134a': { 'R-134a': 100 },
  'R-32': { 'R-32': 100 },
  'R-23': { 'R-23': 100 },
  'R-1234yf': { 'R-1234yf': 100 },
  'R-1234ze(E)': { 'R-1234ze(E)': 100 },
  'R-290': { 'R-290': 100 },
  'R-717': { 'R-717': 100 },
  'R-744': { 'R-744': 100 },
} satisfies Record<string, Composition>;

/** Names of the refrigerants that the tools know, as on the label of a cylinder. */
export type RefrigerantName = keyof typeof COMPOSITIONS;

/** What an unlisted refrigerant is made of, as far as the rules distinguish refrigerants. */
export const GAS_KINDS = ['hfc', 'hfo', 'ozone', 'natural'] as const;

export type GasKind = (typeof GAS_KINDS)[number];

/** A refrigerant that the tools do not list, as its data sheet describes it. */
export interface OtherGas {
  gwp: number;
  kind: GasKind;
}

/** A listed refrigerant by name, or another one by its properties. */
export type GasChoice = RefrigerantName | OtherGas;

/** Properties of a refrigerant that the rules use. */
export interface Refrigerant {
  /** Kilograms of CO2 that warm as much as one kilogram. A blend has the mean of its parts by mass, rounded. */
  gwp: number;
  /** Whether it is or contains an HFC. */
  hasHfc: boolean;
  /** Whether it is or contains a CFC or HCFC, which older rules cover. */
  depletesOzone: boolean;
  /**
   * Percent by mass of unsaturated HFCs. The European Union counts these in kilograms, and the rest of a blend in
   * tonnes of CO2: Annex II, section 1.
   */
  unsaturatedPercent: number;
  /** Kilograms of CO2 that warm as much as the HFCs of one kilogram: Annex I. */
  hfcGwp: number;
}

const UNSATURATED: readonly string[] = ['R-1234yf', 'R-1234ze(E)'];
const HFCS: readonly string[] = ['R-23', 'R-32', 'R-125', 'R-134a', 'R-143a'];

/** The properties of a refrigerant. */
export function refrigerant(gas: GasChoice): Refrigerant {
  if (typeof gas === 'object') {
    const hasHfc = gas.kind === 'hfc';
    return {
      gwp: gas.gwp,
      hasHfc,
      depletesOzone: gas.kind === 'ozone',
      unsaturatedPercent: gas.kind === 'hfo' ? 100 : 0,
      hfcGwp: hasHfc ? gas.gwp : 0,
    };
  }
  const parts = Object.entries(COMPOSITIONS[gas] as Composition) as [Substance, number][];
  const hfcs = parts.filter(([part]) => HFCS.includes(part));
  // Tenths of a percent, which are whole numbers: no share has more than one decimal.
  const tenths = (some: typeof parts) => some.map(([part, share]) => [part, Math.round(share * 10)] as const);
  const meanOf = (some: typeof parts) =>
    tenths(some).reduce((total, [part, share]) => total + SUBSTANCES[part] * share, 0) / 1_000;
  return {
    gwp: Math.round(meanOf(parts)),
    hasHfc: hfcs.length > 0,
    depletesOzone: parts.some(([part]) => part === 'R-22'),
    unsaturatedPercent:
      tenths(parts.filter(([part]) => UNSATURATED.includes(part))).reduce(
        (total, [, share]) => total + share,
        0,
      ) / 10,
    hfcGwp: meanOf(hfcs),
  };
}

/** All refrigerants, highest GWP first. */
export const refrigerants: readonly { name: RefrigerantName; gwp: number }[] = (
  Object.keys(COMPOSITIONS) as RefrigerantName[]
)
  .map((name) => ({ name, gwp: refrigerant(name).gwp }))
  .sort((a, b) => b.gwp - a.gwp);

/**
 * Tonnes of CO2 that warm as much as a charge in kilograms. Counted in grams, so that a charge of exactly 5 tonnes is
 * not slightly less.
 */
export function tonnesOfCo2(kilograms: number, gwp: number): number {
  return (thousandths(kilograms) * gwp) / 1_000_000;
}
