import { people, signatures, vendors } from '../story.ts';
import type { VendorPermitProps } from './VendorPermit.tsx';

export const vendorPermitExamples = {
  /** An electrical isolation at Oakmere, still open. */
  default: {
    label:
      'Permit to work PTW-0931: task, vendor and insurance, three of four isolation checks done, signed by duty holder and vendor.',
    title: 'Permit to work PTW-0931',
    tag: { text: 'Live to 16:00', tone: 'cmms' },
    facts: [
      { term: 'Work', value: 'Replace contactor, MCC-2' },
      { term: 'Site', value: 'Oakmere, Block C' },
      { term: 'Vendor', value: `${vendors.brightline}, 2 on site` },
      { term: 'Insurance', value: 'To 30 Nov, $10M' },
    ],
    checks: [
      { text: 'Risk assessment read', value: people.riskAssessor, state: 'done' },
      { text: 'Isolated, lock 17 on', value: '09:12', state: 'done' },
      { text: 'Proved dead', value: '09:15', state: 'done' },
      { text: 'Hand back, remove lock', value: 'due 16:00' },
    ],
    signatures: [
      { stroke: signatures.dutyHolder, name: `Issued by ${people.dutyHolder}`, time: '09:16' },
      { stroke: signatures.technician, name: 'Held by L. Varga', time: '09:18' },
    ],
  },
} satisfies Record<string, VendorPermitProps>;
