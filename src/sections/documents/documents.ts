import { Checklist } from './Checklist/Checklist.tsx';
import { DocumentContents } from './DocumentContents/DocumentContents.tsx';
import { DocumentForm } from './DocumentForm/DocumentForm.tsx';
import { DocumentSample } from './DocumentSample/DocumentSample.tsx';
import { Infographic } from './Infographic/Infographic.tsx';

/** The family documents: the component of each section, and what stands inside it. */
export const documents = {
  checklist: { component: Checklist },
  documentContents: { component: DocumentContents },
  documentForm: { component: DocumentForm, holds: 'leadForm' },
  documentSample: { component: DocumentSample },
  infographic: { component: Infographic },
} as const;
