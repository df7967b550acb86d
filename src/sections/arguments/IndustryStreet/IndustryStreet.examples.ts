import type { z } from 'zod';
import type { industryStreetSchema } from './IndustryStreet.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const industryStreetExamples = {
  default: {
    type: 'industryStreet',
    title: 'One street, six kinds of night',
    bays: [
      { industry: 'retail', text: 'Every case in every store on one list.' },
      { industry: 'education', text: 'Done before the first bell.' },
      { industry: 'healthcare', text: 'Proof for every inspection.' },
      { industry: 'corporate-facilities', text: 'Eight floors, one queue.' },
      { industry: 'commercial-portfolios', text: 'Tenants who hear back.' },
      { industry: 'facility-management-services', text: 'Forty contracts, one record each.' },
    ],
  },
} satisfies Record<string, z.input<typeof industryStreetSchema>>;
