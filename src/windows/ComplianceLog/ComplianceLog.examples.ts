import { leak, people, sites } from '../story.ts';
import type { ComplianceLogProps } from './ComplianceLog.tsx';

const verified = { text: 'Verified', tone: 'cmms' } as const;

export const complianceLogExamples = {
  /** Losses over the full charge in twelve months; the federal threshold for commercial refrigeration is 20%. */
  default: {
    label:
      'Refrigerant log with the leak rate of five systems. All are below the 20 percent threshold; Harbour Road rack A stands at 3.1 percent.',
    title: 'Refrigerant log',
    note: '12 months',
    tag: { text: 'EPA 608', tone: 'cold' },
    headings: {
      opened: 'Opened',
      system: 'System',
      gas: 'Gas',
      charge: 'Charge, kg',
      lost: 'Lost, kg',
      rate: 'Leak rate',
      status: 'Status',
    },
    entries: [
      {
        opened: '17 Sep',
        system: 'Rack A, case 14',
        site: sites.pellow,
        gas: leak.gas,
        charge: '77.4',
        lost: '2.40',
        rate: leak.leakRate,
        status: { text: 'Follow-up 27 Sep', tone: 'cold' },
      },
      {
        opened: '04 Sep',
        system: 'Rack B',
        site: 'Pellow, Quayside',
        gas: leak.gas,
        charge: '96.0',
        lost: '14.0',
        rate: '14.6%',
        status: verified,
      },
      {
        opened: '27 Aug',
        system: 'Chiller 2',
        site: 'Pellow, depot',
        gas: 'R-513A',
        charge: '212.0',
        lost: '6.6',
        rate: '3.1%',
        status: verified,
      },
      {
        opened: '19 Aug',
        system: 'Rack A',
        site: 'Pellow, Mill Lane',
        gas: leak.gas,
        charge: '81.5',
        lost: '15.2',
        rate: '18.7%',
        status: verified,
      },
      {
        opened: '06 Aug',
        system: 'Cold store 3',
        site: 'Pellow, depot',
        gas: 'R-449A',
        charge: '64.0',
        lost: '4.1',
        rate: '6.4%',
        status: verified,
      },
    ],
    summary: '48 of 48 repairs inside 30 days',
    signedBy: `Signed ${people.technician}, EPA 608 Type II`,
  },
} satisfies Record<string, ComplianceLogProps>;
