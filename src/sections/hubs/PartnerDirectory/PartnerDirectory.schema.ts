import { z } from 'zod';
import { partnerSchema } from '../../../content/recordSchemas.ts';
import { records } from '../../../content/records.ts';
import { anchorBase, href, line } from '../../sectionBase.ts';

const regions = partnerSchema.shape.region;
const specialities = partnerSchema.shape.specialities.unwrap();

/** The register of partners, filtered by region or by specialty. It lists every record in content/records/partners. */
export const partnerDirectorySchema = z.strictObject({
  type: z.literal('partnerDirectory'),
  ...anchorBase,
  title: line(60),
  intro: line(240),
  regions: z.record(regions, line(30)).describe('names of the regions'),
  specialities: z.record(specialities, line(30)),
  people: line(40).describe('after the number of certified people'),
  since: line(30).describe('before the year'),
  ask: z.strictObject({ label: line(40), href }),
  labels: z.strictObject({
    list: line(40),
    filters: line(40),
    all: line(20),
    count: line(60).describe('with %shown% and %total%'),
    empty: line(160),
    search: line(40),
  }),
});

export type PartnerDirectoryProps = z.output<typeof partnerDirectorySchema>;

/** Every partner, by region and then by name. */
export function allPartners() {
  const order = regions.options;
  return [...records('partners').values()].toSorted(
    (a, b) => order.indexOf(a.region) - order.indexOf(b.region) || a.name.localeCompare(b.name),
  );
}
