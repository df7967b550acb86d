import type { AppPhoneProps } from './AppPhone.tsx';

/** The screens that name places, papers or prices, as they are in the Emirates. */
export const emiratesScreens = {
  client: {
    label:
      'The client app: service levels of three contracts, one below its target, 96 open work orders, and two quotes in dirhams, of which one waits for approval.',
    time: '08:02',
    connection: 'Live',
    over: '3 contracts, 51 sites',
    title: 'SLA this month',
    blocks: [
      {
        kind: 'rows',
        rows: [
          { name: 'Marsa Living', note: '31 towers', value: '97.2%', share: 0.972 },
          { name: 'Qasr Hospitality', note: '12 hotels', value: '98.1%', share: 0.981 },
          {
            name: 'Mirsad Malls',
            note: '8 malls, target 95%',
            value: '92.4%',
            share: 0.924,
            state: 'alarm',
          },
        ],
      },
      {
        kind: 'figures',
        figures: [
          { value: '96', name: 'work orders' },
          { value: '5', name: 'KPIs at risk' },
        ],
      },
      {
        kind: 'rows',
        title: 'Quotes, with VAT',
        count: '2',
        rows: [
          { name: 'Pump P-3 rebuild', note: 'Marsa, Tower 4', value: 'AED 15,350' },
          { name: 'Gate barrier arm', note: 'Qasr, approved', value: 'AED 2,280' },
        ],
      },
      { kind: 'actions', second: 'Ask', main: 'Approve AED 15,350' },
    ],
  },
  tenant: {
    label:
      'The tenant app: level 8 is at 25.8 degrees while its air handler is repaired, two visitors have gate passes, and the hall is booked for 18:00.',
    time: '14:40',
    connection: 'Live',
    over: 'Marsa, Tower 4',
    title: 'Level 8, east',
    blocks: [
      {
        kind: 'figures',
        figures: [
          { value: '25.8 °C', name: 'now' },
          { value: '23 °C', name: 'by 15:20' },
        ],
      },
      {
        kind: 'notice',
        icon: 'wrench',
        text: 'The filter of AHU-07 is being changed. We will tell you when the air is back.',
        tone: 'cmms',
      },
      {
        kind: 'rows',
        title: 'Visitors',
        count: '2',
        rows: [
          { name: 'A. Rahman', note: 'Pass 7731, gate 2, bay P1-14', value: '15:00' },
          { name: 'L. Mathew', note: 'Pass 7732, gate 1', value: '17:30' },
        ],
      },
      {
        kind: 'slots',
        title: 'Residents’ hall, 40 seats',
        slots: [
          { text: '16:00', state: 'taken' },
          { text: '17:00', state: 'taken' },
          { text: '18:00', state: 'chosen' },
          { text: '19:00', state: 'free' },
        ],
      },
      { kind: 'actions', main: 'Book 18:00' },
    ],
  },
  vendor: {
    label:
      'The vendor app: first-time fix rate, trade licence on file and insurance about to run out, a permit waiting for its signature, and a quote in dirhams.',
    time: '16:20',
    connection: 'Live',
    over: 'Gulfline Pumps, S. Nair',
    title: 'Pump P-3 rebuild',
    blocks: [
      {
        kind: 'figures',
        figures: [
          { value: '94%', name: 'fixed first time' },
          { value: '38 min', name: 'to site, median' },
        ],
      },
      {
        kind: 'rows',
        title: 'Papers',
        count: '2 of 2',
        rows: [
          { name: 'Trade licence, Dubai', note: 'Maintenance of pumps', value: 'To 14 Mar' },
          { name: 'Liability insurance', note: 'Renew in 12 days', value: '30 Nov', state: 'alarm' },
        ],
      },
      {
        kind: 'steps',
        steps: [
          { text: 'Method statement', value: '15:58', state: 'done' },
          { text: 'Isolation permit', value: 'to sign', state: 'current' },
        ],
      },
      {
        kind: 'rows',
        rows: [
          { name: 'Labour, 22 h', value: 'AED 4,400' },
          { name: 'Parts', value: 'AED 10,950' },
        ],
      },
      { kind: 'actions', second: 'Save', main: 'Quote AED 15,350' },
    ],
  },
} satisfies Record<string, AppPhoneProps>;
