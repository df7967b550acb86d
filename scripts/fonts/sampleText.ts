/** Text to compare the widths of fonts by: sentences and labels as pages have them, in printable ASCII. */
export const SAMPLE_TEXT = [
  'A fault on the roof becomes a job on the phone of whoever is nearest, with the readings that raised it.',
  'Request a demo',
  'Maintenance, energy and refrigeration: one record per asset',
  'Work orders, assets and meters of every building in one place, from the first request to the invoice.',
  'Compressor Rack B, Suction Pressure',
  'Property Management and Facility Operations',
  'Automated Fault Detection and Diagnostics',
  'Commercial Real Estate',
  'Refrigerant leaks cost twice: what escapes has to be bought again, and what is left cools with more power.',
  'Computerized maintenance management for equipment rooms, supermarkets and hospitals',
  'Communication between technicians, contractors and managers',
].join(' ');
