import { EnquiryPanel } from './EnquiryPanel/EnquiryPanel.tsx';
import { FormPage } from './FormPage/FormPage.tsx';
import { LeadCapture } from './LeadCapture/LeadCapture.tsx';
import { ThankYou } from './ThankYou/ThankYou.tsx';

/** The forms family: the component of each section, and its filling. */
export const forms = {
  enquiryPanel: { component: EnquiryPanel, holds: 'leadForm' },
  formPage: { component: FormPage, holds: 'leadForm' },
  leadCapture: { component: LeadCapture, holds: 'leadForm' },
  thankYou: { component: ThankYou },
} as const;
