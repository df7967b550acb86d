import { Checklist } from './Checklist/Checklist.tsx';
import { DocumentForm } from './DocumentForm/DocumentForm.tsx';
import { DocumentSample } from './DocumentSample/DocumentSample.tsx';
import { Infographic } from './Infographic/Infographic.tsx';

/** The documents family: the component of each section, and its filling. */
export const documents = {
  checklist: { component: Checklist },
  documentForm: { component: DocumentForm, holds: 'leadForm' },
  documentSample: { component: DocumentSample },
  infographic: { component: Infographic },
} as const;
