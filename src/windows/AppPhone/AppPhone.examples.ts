import { filterJob, flushJob, people, sites, vendors } from '../story.ts';
import type { AppPhoneProps } from './AppPhone.tsx';
import { airHandler, codeOnHeater, sinkTap } from './phoneDrawings.ts';

export const appPhoneExamples = {
  /** The air handler's page as its code opens it: the drawing's numbers are those of the list. */
  scan: {
    label:
      'The app after a scan: air handler AHU-07 in section, its filter pressure over the limit, coil and fan in order, and the open work order.',
    time: '11:45',
    connection: 'Offline, saved',
    over: 'AHU-07, scanned',
    title: 'Air handler, level 8',
    blocks: [
      { kind: 'drawing', drawing: airHandler },
      {
        kind: 'rows',
        rows: [
          { mark: '1', name: 'Filter', note: 'Limit 250 Pa', value: '312 Pa', state: 'alarm' },
          { mark: '2', name: 'Coil', note: 'Serviced 11 Jun', value: '22 of 22' },
          { mark: '3', name: 'Fan belt', note: `Tension reset, ${people.engineer}`, value: '02 Sep' },
        ],
      },
      {
        kind: 'figures',
        figures: [
          { value: '4', name: 'manuals' },
          { value: '31', name: 'past jobs' },
          { value: '2', name: 'filters, van' },
        ],
      },
      { kind: 'actions', main: `Start WO-${filterJob.job}` },
    ],
  },
  /** For a service provider: every client’s service level, and quotes on their way. */
  client: {
    label:
      'The client app: service levels of three client portfolios, one below its target, 134 open work orders, and two quotes, of which one waits for approval.',
    time: '08:02',
    connection: 'Live',
    over: '3 clients, 148 sites',
    title: 'SLA this month',
    blocks: [
      {
        kind: 'rows',
        rows: [
          { name: 'Pellow', note: '88 stores', value: '97.2%', share: 0.972 },
          { name: 'Aldersyde', note: '46 buildings', value: '98.1%', share: 0.981 },
          { name: 'Castellane', note: '14 towers, target 95%', value: '92.4%', share: 0.924, state: 'alarm' },
        ],
      },
      {
        kind: 'figures',
        figures: [
          { value: '134', name: 'work orders' },
          { value: '6', name: 'SLA at risk' },
        ],
      },
      {
        kind: 'rows',
        title: 'Quotes',
        count: '2',
        rows: [
          { name: 'Compressor 2 rebuild', note: `Pellow, ${vendors.refcool}`, value: '$4,180' },
          { name: 'Entrance doors, rollers', note: 'Aldersyde, approved', value: '$620' },
        ],
      },
      { kind: 'actions', second: 'Ask', main: 'Approve $4,180' },
    ],
  },
  /** For whoever sits in the room: a photo, two lines, and the answer. */
  requestor: {
    label:
      'The requestor app: a photo of a running tap, the conversation with the facilities team, and the three stages of the request.',
    time: '10:17',
    connection: 'Sent',
    over: `${sites.fernhall}, Science 2`,
    title: 'Tap will not stop',
    blocks: [
      { kind: 'drawing', drawing: sinkTap },
      {
        kind: 'talk',
        lines: [
          { text: 'Bench 4. There is a bucket under it.', time: '10:12', isOwn: true },
          { text: 'Thanks. Amir shuts it off at 10:40.', time: '10:14' },
        ],
      },
      {
        kind: 'steps',
        steps: [
          { text: 'Received, room from tag', value: '10:12', state: 'done' },
          { text: 'Amir on the way', value: '10:40', state: 'current' },
          { text: 'Fixed, and you agree' },
        ],
      },
      { kind: 'actions', main: 'Add a photo' },
    ],
  },
  /** For a tenant: the air, a visitor and a room. */
  tenant: {
    label:
      'The tenant app: level 8 is at 23.8 degrees while its air handler is repaired, a visitor’s pass is out, and a board room is booked for 16:00.',
    time: '14:40',
    connection: 'Live',
    over: sites.aldersyde,
    title: 'Level 8, east',
    blocks: [
      {
        kind: 'figures',
        figures: [
          { value: '23.8 °C', name: 'now' },
          { value: '22 °C', name: 'by 15:20' },
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
          { name: 'A. Moreno', note: 'Pass 7731, gate 2 and lift B', value: '15:00' },
          { name: 'R. Lindqvist', note: 'Pass 7732, gate 1', value: '17:30' },
        ],
      },
      {
        kind: 'slots',
        title: 'Board room, 12 seats',
        slots: [
          { text: '14:00', state: 'taken' },
          { text: '15:00', state: 'taken' },
          { text: '16:00', state: 'chosen' },
          { text: '17:00', state: 'free' },
        ],
      },
      { kind: 'actions', main: 'Book 16:00' },
    ],
  },
  /** For a vendor: the papers, the permit, the price. */
  vendor: {
    label:
      'The vendor app: first-time fix rate, certificates with one about to run out, a permit waiting for its signature, and a quote ready to send.',
    time: '16:20',
    connection: 'Live',
    over: `${vendors.refcool}, T. Reyes`,
    title: 'Compressor 2 rebuild',
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
        title: 'Certificates',
        count: '2 of 2',
        rows: [
          { name: 'EPA 608 Type II', note: 'T. Reyes', value: 'On file' },
          { name: 'Liability, $10M', note: 'Renew in 12 days', value: '30 Nov', state: 'alarm' },
        ],
      },
      {
        kind: 'steps',
        steps: [
          { text: 'Method statement', value: '15:58', state: 'done' },
          { text: `Permit, ${people.dutyHolder}`, value: 'to sign', state: 'current' },
        ],
      },
      {
        kind: 'rows',
        rows: [
          { name: 'Labor, 22 h', value: '$2,640' },
          { name: 'Parts', value: '$1,540' },
        ],
      },
      { kind: 'actions', second: 'Save', main: 'Send quote $4,180' },
    ],
  },
  /** For a technician under ground: a scanned tag, readings against limits, nothing lost. */
  workstation: {
    label:
      'The workstation app in a basement without signal: a scanned water heater, a flushing checklist with temperatures, and two readings that wait to sync.',
    time: '08:14',
    connection: 'Offline',
    over: `WO-${flushJob.job}, ${flushJob.place}`,
    title: 'Water flush, 6 outlets',
    blocks: [
      {
        kind: 'notice',
        icon: 'cloud',
        text: 'No signal. 2 readings saved, sync at the stairs.',
        tone: 'energy',
      },
      { kind: 'drawing', drawing: codeOnHeater },
      {
        kind: 'steps',
        steps: [
          { text: 'Scan heater HW-02', value: '08:10', state: 'done' },
          { text: 'Flow, 60 °C or more', value: '61.4 °C', state: 'done' },
          { text: 'Return, 50 °C or more', value: '52.1 °C', state: 'done' },
          { text: 'Outlet 4, after 1 min', value: '°C', state: 'current' },
          { text: 'Sign' },
        ],
      },
      { kind: 'actions', second: 'Fail', main: 'Pass, 51.2 °C' },
    ],
  },
} satisfies Record<string, AppPhoneProps>;
