import { sites } from '../story.ts';
import type { EnergyStackProps } from './EnergyStack.tsx';

export const energyStackExamples = {
  /** One September, six sites. */
  default: {
    label:
      'September energy of six sites in megawatt hours, stacked by heating and air, refrigeration and the rest; only the tower rose.',
    title: 'Energy by site, September',
    filters: [{ text: 'MWh', tone: 'on' }, { text: 'Per sq ft' }],
    headings: { site: 'Site', uses: 'By use', total: 'MWh', change: 'On last year' },
    sites: [
      {
        site: sites.tidewell,
        kind: '412 beds',
        uses: { air: 468, cold: 36, rest: 288 },
        total: '792',
        change: '−6.2%',
      },
      {
        site: sites.aldersyde,
        kind: '31 floors',
        uses: { air: 356, cold: 0, rest: 228 },
        total: '584',
        change: '+2.4%',
        isRising: true,
      },
      {
        site: sites.castellane,
        kind: 'Cold store',
        uses: { air: 62, cold: 318, rest: 96 },
        total: '476',
        change: '−8.1%',
      },
      {
        site: sites.pellow,
        kind: 'Supermarket',
        uses: { air: 48, cold: 122, rest: 54 },
        total: '224',
        change: '−9.7%',
      },
      {
        site: sites.oakmere,
        kind: '3 blocks',
        uses: { air: 96, cold: 0, rest: 74 },
        total: '170',
        change: '−3.8%',
      },
      {
        site: sites.fernhall,
        kind: '1,240 pupils',
        uses: { air: 58, cold: 4, rest: 42 },
        total: '104',
        change: '−11.5%',
      },
    ],
    top: 820,
    legend: { air: 'Heating and air', cold: 'Refrigeration', rest: 'Light, power, lifts' },
  },
} satisfies Record<string, EnergyStackProps>;
