import { z } from 'zod';
import { hostsSchema } from '../../shared/site/hostsSchema.ts';
import { themeSchema } from '../../shared/site/themeSchema.ts';
import { consentTextSchema } from '../../shared/tracking/consentTextSchema.ts';
import { ownFilmSchema, recordingSchema } from '../../src/content/entries/films/filmSchema.ts';
import { pageFields } from '../../src/content/entries/pageSchema.ts';
import { recordSchemas } from '../../src/content/entries/recordSchemas.ts';
import { listContent } from '../../src/content/reading/readContent.ts';
import { standardTextSchemas } from '../../src/content/reading/standardTexts.ts';
import { barSettingsSchema } from '../../src/content/settings/barSettings.ts';
import { contactSettingsSchema } from '../../src/content/settings/contactSettings.ts';
import { pricesSchema } from '../../src/content/settings/prices.ts';
import { redirectsSchema } from '../../src/content/settings/redirects.ts';
import { listPageSchema } from '../../src/content/site/listPages.ts';
import { navigationSchema } from '../../src/content/site/navigationSchema.ts';
import { chromeTextSchema } from '../../src/content/words/chromeText.ts';
import { searchWordsSchema } from '../../src/content/words/searchWords.ts';
import { storedSchema } from '../../src/content/words/storedInBrowser.ts';
import { downtimeCopy } from '../../src/islands/DowntimeCost/DowntimeCost.schema.ts';
import { leakRateCopy } from '../../src/islands/LeakRateCalculator/LeakRateCalculator.schema.ts';
import { roiCopy } from '../../src/islands/RoiCalculator/RoiCalculator.schema.ts';
import { ruleFinderCopy } from '../../src/islands/RuleFinder/RuleFinder.schema.ts';
import { scheduleCopy } from '../../src/islands/ScheduleMaker/ScheduleMaker.schema.ts';
import { dutyCopy } from '../../src/islands/shared/refrigerant/dutyCopy.schema.ts';
import { toolsCopy } from '../../src/islands/shared/toolsCopy.schema.ts';
import { storyCopySchema } from '../../src/islands/TourConsole/storyCopy.schema.ts';
import { mediaNoteSchema } from '../../src/media/MediaImage.ts';
import { mediaPictures } from '../../src/media/mediaFiles.ts';
import { pricingSchema } from '../../src/sections/shared/readPricing.ts';
import { windowSchemas } from '../../src/windows/words/windowSchemas.ts';
import '../../src/sections/sectionSchema.ts';
import { ebookSchema } from '../ebooks/ebookSchema.ts';
import { spreadsheetSchema } from '../generated/spreadsheets.ts';
import { reportCopySchema } from '../roi/reportCopy.ts';
import { formFileSchema, sharedFieldSchema } from './formFiles.ts';
import { type JsonSchema, partialJsonSchema, plainJsonSchema } from './plainJsonSchema.ts';

/** The schema of some content files. */
export interface ContentSchema {
  name: string;
  /** Which files, as a glob below the content folder. */
  files: string;
  make: () => JsonSchema;
}

/** Ids of the records of a collection, such as content/records/people. */
const idsOf = (collection: string) =>
  collection === 'content/media'
    ? mediaPictures()
    : listContent(collection.replace(/^content\//, ''), ['.yaml']).map((path) => path.replace(/\.yaml$/, ''));

const plain = (schema: z.ZodType) => plainJsonSchema(schema, idsOf);

/** A section of a regional page: it names one of the default language’s by its id, and holds what differs. */
const regionalSection = z.looseObject({
  id: z.string().describe('id of the section that it changes'),
});

function regionalPageSchema(): JsonSchema {
  const schema = partialJsonSchema(plain(pageFields.omit({ sections: true })));
  const { $schema: _, ...sections } = plain(z.array(regionalSection));
  return { ...schema, properties: { ...(schema['properties'] as object), sections } };
}

const partial = (schema: z.ZodType) => () => partialJsonSchema(plain(schema));
const whole = (schema: z.ZodType) => () => plain(schema);

const standardTexts = () => z.strictObject(standardTextSchemas()).partial();

const fact = z.union([z.string().min(1), z.number()]);

/** Every locale other than the default, as a glob. */
const REGIONAL = '??-??';

const one = (name: string, files: string, make: () => JsonSchema): ContentSchema => ({ name, files, make });

/** The schemas of all YAML files in the content folder, for editors. The loader checks more than they can say. */
export const contentSchemas: readonly ContentSchema[] = [
  one('page', 'en/**/*.yaml', whole(pageFields)),
  one('regional-page', `${REGIONAL}/**/*.yaml`, regionalPageSchema),
  ...Object.entries(recordSchemas).map(([name, schema]) =>
    one(`record-${name}`, `records/${name}/*.yaml`, whole(schema)),
  ),
  ...Object.entries(recordSchemas).map(([name, schema]) =>
    one(`regional-record-${name}`, `records/${REGIONAL}/${name}/*.yaml`, partial(schema)),
  ),
  one('media', 'media/**/*.yaml', whole(mediaNoteSchema)),
  one('film', 'films/*.yaml', whole(z.union([ownFilmSchema, recordingSchema]))),
  one('facts', 'facts/*.yaml', whole(z.record(z.string().regex(/^[a-z][a-zA-Z0-9]*$/), fact))),
  one('form', 'forms/*.yaml', whole(formFileSchema)),
  one('form-field', 'forms/fields/*.yaml', whole(sharedFieldSchema)),
  one('section-texts', 'sections/en/*.yaml', () => plain(standardTexts())),
  one('regional-section-texts', `sections/${REGIONAL}/*.yaml`, () =>
    partialJsonSchema(plain(standardTexts())),
  ),
  ...Object.entries(windowSchemas).map(([name, schema]) =>
    one(`window-${name}`, `windows/*/${name}.yaml`, whole(schema)),
  ),
  one('chrome', 'chrome/en.yaml', whole(chromeTextSchema)),
  one('regional-chrome', `chrome/${REGIONAL}.yaml`, partial(chromeTextSchema)),
  one('consent', 'consent/en.yaml', whole(consentTextSchema)),
  one('regional-consent', `consent/${REGIONAL}.yaml`, partial(consentTextSchema)),
  one('stored', 'consent/stored.yaml', whole(storedSchema)),
  one('list-page', 'templates/listPage.yaml', whole(listPageSchema)),
  one('template', 'templates/!(listPage).yaml', whole(pageFields.partial())),
  one('ebook', 'documents/ebooks/*.yaml', whole(ebookSchema)),
  one('spreadsheet', 'documents/spreadsheets/*.yaml', whole(spreadsheetSchema)),
  one('pricing', 'documents/pricing.yaml', whole(pricingSchema)),
  one('regional-pricing', `documents/pricing.${REGIONAL}.yaml`, partial(pricingSchema)),
  one('roi-calculator', 'documents/roi-calculator.yaml', whole(roiCopy)),
  one('roi-report', 'documents/roi-report.yaml', whole(reportCopySchema)),
  one('leak-rate', 'documents/leak-rate.yaml', whole(leakRateCopy)),
  one('product-story', 'documents/product-story.yaml', whole(storyCopySchema)),
  one('regional-story', `documents/product-story.${REGIONAL}.yaml`, partial(storyCopySchema)),
  one('maintenance-schedule', 'documents/maintenance-schedule.yaml', whole(scheduleCopy)),
  one('downtime-cost', 'documents/downtime-cost.yaml', whole(downtimeCopy)),
  one('rule-finder', 'documents/rule-finder.yaml', whole(ruleFinderCopy)),
  one('refrigerant-rules', 'documents/refrigerant-rules.yaml', whole(dutyCopy)),
  one('tools', 'documents/tools.yaml', whole(toolsCopy)),
  one('locales', 'settings/locales.yaml', whole(hostsSchema)),
  one('navigation', 'settings/navigation.yaml', whole(navigationSchema)),
  one('regional-navigation', `settings/navigation.${REGIONAL}.yaml`, partial(navigationSchema)),
  one('theme', 'settings/theme.yaml', whole(themeSchema)),
  one('prices', 'settings/prices.yaml', whole(pricesSchema)),
  one('bars', 'settings/bars.yaml', whole(barSettingsSchema)),
  one('contact', 'settings/contact.yaml', whole(contactSettingsSchema)),
  one('redirects', 'settings/redirects.yaml', whole(redirectsSchema)),
  one('search-words', 'documents/search-words.yaml', whole(searchWordsSchema)),
];
