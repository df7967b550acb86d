import { clientReportExamples } from './ClientReport/ClientReport.examples.ts';
import type { ClientReportProps } from './ClientReport/ClientReport.tsx';
import { loadProfileExamples } from './LoadProfile/LoadProfile.examples.ts';
import type { LoadProfileProps } from './LoadProfile/LoadProfile.tsx';
import { signatures } from './story.ts';
import { vendorPermitExamples } from './VendorPermit/VendorPermit.examples.ts';
import type { VendorPermitProps } from './VendorPermit/VendorPermit.tsx';
import { workOrderBoardExamples } from './WorkOrderBoard/WorkOrderBoard.examples.ts';
import type { WorkOrderBoardProps } from './WorkOrderBoard/WorkOrderBoard.tsx';

const report: ClientReportProps = clientReportExamples.default;
const [inside, fewer] = report.figures;

/** The windows that name places, papers or prices, as they are in the Emirates. */
export const emiratesWindows: {
  clientReport: ClientReportProps;
  loadProfile: LoadProfileProps;
  vendorPermit: VendorPermitProps;
  workOrderBoard: WorkOrderBoardProps;
} = {
  clientReport: {
    ...report,
    figures: [...(inside && fewer ? [inside, fewer] : []), { term: 'under budget', value: 'AED 676k' }],
  },
  /** 332 kWh at 44 fils, the fuel surcharge included. */
  loadProfile: {
    ...loadProfileExamples.default,
    label:
      'Demand of the podium’s fresh air units over 24 hours: between 02:00 and 06:12 it runs 18 percent over the day’s baseline.',
    title: 'Podium air, kW',
    trail: 'Marsa, Tower 4',
    facts: [
      { term: 'Above baseline', value: '332 kWh', isMeasured: true, state: 'energy' },
      { term: 'Cost', value: 'AED 146 a night', isMeasured: true },
      { term: 'Seen', value: '9 of 14 nights', isMeasured: true },
      { term: 'Likely cause', value: 'Schedule override left on' },
    ],
  },
  vendorPermit: {
    ...vendorPermitExamples.default,
    facts: [
      { term: 'Work', value: 'Replace contactor, MCC-2' },
      { term: 'Site', value: 'Qasr, Hotel 7' },
      { term: 'Vendor', value: 'Gulfline Pumps, 2 on site' },
      { term: 'Insurance', value: 'To 30 Nov, AED 10M' },
    ],
    checks: [
      { text: 'Risk assessment read', value: 'F. Siddiqui', state: 'done' },
      { text: 'Isolated, lock 17 on', value: '09:12', state: 'done' },
      { text: 'Proved dead', value: '09:15', state: 'done' },
      { text: 'Hand back, remove lock', value: 'due 16:00' },
    ],
    signatures: [
      { stroke: signatures.dutyHolder, name: 'Issued by R. Haddad', time: '09:16' },
      { stroke: signatures.technician, name: 'Held by S. Nair', time: '09:18' },
    ],
  },
  workOrderBoard: {
    ...workOrderBoardExamples.short,
    label:
      'Open work orders with priority, site, owner and the time left under each service level; a tower without cooling stands first.',
    jobs: [
      {
        job: '48213',
        priority: 'P1',
        task: 'Pump P-3 tripped, low flow',
        place: 'Marsa, Tower 4',
        owner: 'Gulfline Pumps',
        initials: 'GP',
        clock: { text: '00:38:12', left: 0.64 },
      },
      {
        job: '48209',
        priority: 'P2',
        task: 'AHU-07 filter pressure high',
        place: 'Marsa, Tower 4, L8',
        owner: 'S. Nair',
        initials: 'SN',
        clock: { text: '01:42:09', left: 0.43 },
      },
      {
        job: '48197',
        priority: 'P2',
        task: 'FCU drips, room 412',
        place: 'Qasr, Hotel 7',
        owner: 'R. Haddad',
        initials: 'RH',
        clock: { text: '03:10:40', left: 0.79 },
      },
      {
        job: '48188',
        priority: 'P3',
        task: 'Fire pump churn test due',
        place: 'Falaj Park, B3',
        owner: 'F. Siddiqui',
        initials: 'FS',
        clock: { text: '1 d 04 h', left: 0.58 },
      },
    ],
  },
};
