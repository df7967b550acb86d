import { z } from 'zod';
import {
  type FormDefinition,
  type FormDefinitionInput,
  formDefinitionSchema,
} from '../shared/forms/FormDefinition.ts';

type FieldInput = FormDefinitionInput['fields'][number];

const firstName: FieldInput = {
  name: 'first_name',
  label: 'First name',
  type: 'text',
  autocomplete: 'given-name',
  maxLength: 60,
  messages: { required: 'Enter your first name' },
};
const lastName: FieldInput = {
  name: 'last_name',
  label: 'Last name',
  type: 'text',
  autocomplete: 'family-name',
  maxLength: 60,
  messages: { required: 'Enter your last name' },
};
const email: FieldInput = {
  name: 'email',
  label: 'Work e-mail',
  type: 'email',
  autocomplete: 'work email',
  inputmode: 'email',
  maxLength: 254,
  messages: { required: 'Enter your work e-mail', invalid: 'Enter your e-mail as name@company.com' },
};
const phone: FieldInput = {
  name: 'phone',
  label: 'Phone',
  type: 'tel',
  autocomplete: 'work tel',
  inputmode: 'tel',
  maxLength: 40,
  hint: 'With the country code, as +1 202 555 0142',
  messages: {
    required: 'Enter a phone number that we can reach you on',
    invalid: 'Enter your phone number with its country code, as +1 202 555 0142',
  },
};
const company: FieldInput = {
  name: 'company',
  label: 'Company',
  type: 'company',
  autocomplete: 'organization',
  maxLength: 120,
  messages: { required: 'Enter the name of your company' },
};
const country: FieldInput = {
  name: 'country',
  label: 'Country',
  type: 'country',
  autocomplete: 'country',
  messages: { required: 'Choose your country' },
};
const runs: FieldInput = {
  name: 'runs',
  label: 'What you run',
  type: 'select',
  options: [
    { value: 'commercial', label: 'Commercial or office buildings' },
    { value: 'corporate', label: 'Corporate facilities' },
    { value: 'fm-services', label: 'Facility services for clients' },
    { value: 'retail', label: 'Stores' },
    { value: 'healthcare', label: 'Hospitals or clinics' },
    { value: 'education', label: 'Schools or campuses' },
    { value: 'other', label: 'Something else' },
  ],
  messages: { required: 'Choose what you run' },
};
const sites: FieldInput = {
  name: 'number_of_sites',
  label: 'Number of sites',
  type: 'select',
  options: [
    { value: '1-4', label: '1 to 4' },
    { value: '5-30', label: '5 to 30' },
    { value: '31-70', label: '31 to 70' },
    { value: '71-120', label: '71 to 120' },
    { value: '121+', label: 'More than 120' },
  ],
  messages: { required: 'Choose how many sites you run' },
};
const message: FieldInput = {
  name: 'message',
  label: 'Message',
  type: 'textarea',
  required: false,
  maxLength: 2000,
};

const optional = (field: FieldInput): FieldInput => ({ ...field, required: false });
const person: FieldInput[] = [firstName, lastName, email, phone, company];

/** A form that gives something to read in return. */
function download(
  id: string,
  providerFormId: string,
  pagePath: string,
  thankYouPath: string,
  submitLabel = 'Download the PDF',
): FormDefinitionInput {
  const fields = [firstName, lastName, email, company, optional(phone)];
  return { id, providerFormId, pagePath, thankYouPath, submitLabel, fields };
}

const definitions: FormDefinitionInput[] = [
  {
    id: 'request-demo',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e001',
    pagePath: '/request-demo/',
    thankYouPath: '/thank-you-page/',
    submitLabel: 'Request a demo',
    fields: [...person, country, runs, sites, message],
  },
  {
    id: 'contact',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e002',
    pagePath: '/contact/',
    thankYouPath: '/thankyou/',
    submitLabel: 'Contact sales',
    fields: [
      firstName,
      lastName,
      email,
      optional(phone),
      company,
      { ...message, required: true, messages: { required: 'Write what you would like to know' } },
    ],
  },
  {
    id: 'campaign',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e020',
    pagePath: '/break-free-from-legacy-cafm/',
    thankYouPath: '/thankyou-for-your-interest/',
    submitLabel: 'Have my export read',
    fields: [firstName, lastName, email, company, sites],
  },
  {
    id: 'request-trial',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e003',
    pagePath: '/request-trial/',
    thankYouPath: '/thankyou-for-your-interest/',
    submitLabel: 'Request a trial',
    fields: [...person, sites],
  },
  {
    id: 'partner',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e004',
    pagePath: '/partners/',
    thankYouPath: '/thankyou-for-your-interest/',
    submitLabel: 'Become a partner',
    fields: [...person, country, message],
  },
  {
    id: 'enquiry',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e005',
    pagePath: '/contact/',
    thankYouPath: '/thankyou/',
    submitLabel: 'Send the question',
    fields: [
      {
        ...firstName,
        name: 'full_name',
        label: 'Your name',
        autocomplete: 'name',
        messages: { required: 'Enter your name' },
      },
      email,
      { ...message, required: true, messages: { required: 'Write your question' } },
    ],
  },
  {
    id: 'newsletter',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e006',
    pagePath: '/resources/',
    thankYouPath: '/thankyou/',
    submitLabel: 'Subscribe',
    fields: [email],
  },
  {
    id: 'webinar',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e007',
    pagePath: '/webinar/',
    thankYouPath: '/thankyou-for-your-interest/',
    submitLabel: 'Watch the recording',
    fields: [firstName, lastName, email, company],
  },
  {
    id: 'event',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e019',
    pagePath: '/events/futureproof-fmsp-london/',
    thankYouPath: '/thankyou-for-your-interest/',
    submitLabel: 'Take a seat',
    fields: [
      firstName,
      lastName,
      email,
      company,
      {
        ...message,
        name: 'question',
        label: 'A question for the speakers',
        hint: 'They get it a week before',
        maxLength: 600,
      },
    ],
  },
  download(
    'tech-blueprint',
    '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e008',
    '/whitepaper/tech-blueprint-for-refrigeration-compliance-management/',
    '/thankyou-tech-blueprint/',
    'Get your copy',
  ),
  download(
    'ebook',
    '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e009',
    '/ebooks/cafm-reporting-kpis/',
    '/thank-you-for-downloading/',
    'Download the e-book',
  ),
  download(
    'guide',
    '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e010',
    '/cmms-evaluation-guide/',
    '/thankyou-for-downloading/',
    'Download the guide',
  ),
  download(
    'decarbonization',
    '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e011',
    '/resources/decarbonization-tech-roadmap/',
    '/thank-you-decarbonization/',
  ),
  download(
    'evolution-of-cmms',
    '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e012',
    '/resources/evolution-of-cmms/',
    '/thank-you-evolution-of-cmms-download/',
  ),
  download(
    'fm-cheatsheet',
    '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e013',
    '/resources/top-8-kpi-for-facilitymanagers/',
    '/thank-you-fm-cheatsheet/',
  ),
  download(
    'top-5-cheatsheet',
    '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e014',
    '/resources/top-5-tech-strategies-for-fm-services/',
    '/thank-you-top-5-cheatsheet/',
  ),
  download(
    'modern-cafm-report',
    '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e015',
    '/resources/state-of-operations-and-maintenance-software/',
    '/thank-you-modern-cafm-report/',
    'Download the report',
  ),
  download(
    'multi-site',
    '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e016',
    '/resources/platforms-for-multisite-FM-operations/',
    '/thank-you-multi-site-facility-management/',
  ),
  download(
    'retail-brochure',
    '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e017',
    '/industry/retail/',
    '/thankyou-download-retail-brouchure/',
    'Download the brochure',
  ),
  {
    id: 'roi-report',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e018',
    pagePath: '/resources/cmms-roi-calculator/',
    thankYouPath: '/thank-you-roi-report/',
    submitLabel: 'Download the report',
    fields: [firstName, lastName, email, company],
  },
];

function parseForms(inputs: readonly FormDefinitionInput[]): ReadonlyMap<string, FormDefinition> {
  const parsed = z.array(formDefinitionSchema).safeParse(inputs);
  if (!parsed.success) throw new Error(`config/forms.ts is wrong:\n${z.prettifyError(parsed.error)}`);
  return new Map(parsed.data.map((form) => [form.id, form]));
}

/** Every form of the site by its id. */
export const forms: ReadonlyMap<string, FormDefinition> = parseForms(definitions);

/** The form with this id. Throws an Error that names the forms there are. */
export function formById(id: string): FormDefinition {
  const form = forms.get(id);
  if (form === undefined)
    throw new Error(`There is no form "${id}": use one of ${[...forms.keys()].join(', ')}.`);
  return form;
}
