import { type FormDefinitionInput, formDefinitionSchema } from '../../shared/forms/FormDefinition.ts';
import type { SiteFormsData } from '../../shared/forms/SiteForms.ts';

type FieldInput = FormDefinitionInput['fields'][number];

const firstName: FieldInput = { name: 'first_name', label: 'First name', type: 'text', maxLength: 60 };
const lastName: FieldInput = { name: 'last_name', label: 'Last name', type: 'text', maxLength: 60 };
const company: FieldInput = { name: 'company', label: 'Company', type: 'company' };
const email: FieldInput = {
  name: 'email',
  label: 'Work email',
  type: 'email',
  maxLength: 254,
  messages: { required: 'Enter your work email', invalid: 'Enter your email as name@company.com' },
};
const phone: FieldInput = {
  name: 'phone',
  label: 'Phone',
  type: 'tel',
  maxLength: 40,
  messages: {
    required: 'Enter a phone number that we can reach you on',
    invalid: 'Enter it as +1 202 555 0142',
  },
  locales: { 'en-AE': { messages: { invalid: 'Enter it as +971 4 555 0142' } } },
};

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));

const definitions: FormDefinitionInput[] = [
  {
    id: 'request-demo',
    page: '/request-demo/',
    thankYou: '/thank-you-page/',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e001',
    submitLabel: 'Request a demo',
    class: 'primary',
    fields: [
      firstName,
      lastName,
      email,
      phone,
      company,
      { name: 'country', label: 'Country', type: 'country' },
      { name: 'runs', label: 'What you run', type: 'select', options: options('commercial', 'retail') },
      { name: 'number_of_sites', label: 'Sites', type: 'select', options: options('1-4', '5-30') },
      { name: 'message', label: 'Message', type: 'textarea', required: false, maxLength: 2000 },
    ],
  },
  {
    id: 'newsletter',
    page: '/resources/',
    thankYou: '/thankyou/',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e006',
    submitLabel: 'Subscribe',
    class: 'secondary',
    fields: [email],
  },
  {
    id: 'ebook',
    page: '/ebooks/one/',
    thankYou: '/thank-you-for-downloading/',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e009',
    submitLabel: 'Download the e-book',
    class: 'secondary',
    fields: [firstName, lastName, email, company],
  },
];

/** The forms for tests of the server, one of each kind. The e-book at /ebooks/two/ has its own thank-you page. */
export const TEST_FORMS: SiteFormsData = {
  forms: definitions.map((form) => formDefinitionSchema.parse(form)),
  placements: [
    {
      page: '/ebooks/two/',
      locale: 'en',
      form: 'ebook',
      thankYou: '/thank-you-two/',
      consent: 'By sending this you accept our privacy policy. One e-mail with the link, and no list.',
      joinsNoList: true,
    },
  ],
};
