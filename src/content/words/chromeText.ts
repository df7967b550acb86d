import { z } from 'zod';
import { answerTextsSchema } from '../../../shared/site/answerTexts.ts';
import { drawingNames } from '../../scenes/drawings/drawings.ts';
import { keptDespiteFaults } from '../files/keptDespiteFaults.ts';
import { LOCALES, type Locale } from '../files/locale.ts';
import { readRegional } from '../reading/readRegional.ts';
import { barId } from '../settings/barSettings.ts';

const line = (max: number) => z.string().min(1).max(max);
const pageId = z.string().min(1).describe('id of a page: its file’s path below content/en, without ending');

const drawing = z.enum(drawingNames).optional();

const teaserSchema = z.strictObject({ page: pageId, title: line(48), text: line(90), drawing });

const productMenuSchema = z.strictObject({
  cards: z.array(teaserSchema).max(3).default([]).describe('feature cards'),
  ebook: z.strictObject({ page: pageId, kicker: line(20), title: line(60), drawing }).optional(),
  strip: teaserSchema.optional(),
});

const barSchema = z.strictObject({
  kicker: line(20).describe('kind of offer'),
  title: line(70),
  subtitle: line(60).optional(),
  action: line(24),
});

export const chromeTextSchema = z.strictObject({
  skipLink: line(40),
  breadcrumbs: line(40).describe('name of the breadcrumbs for screen readers'),
  unpublished: z
    .strictObject({
      draft: line(40),
      scheduled: line(60).describe('%date% is when it will be published'),
      expired: line(60).describe('%date% is when it ceased to be published'),
    })
    .describe('marks what only npm run dev and previews show'),
  answers: answerTextsSchema.describe('what the server says where no page does'),
  offline: line(120).describe('while there is no connection'),
  opensNewTab: line(40).describe('said after a link that leaves the site'),
  logIn: line(20).describe('link for customers, shown where config/site.ts has logIn'),
  header: z.strictObject({
    label: line(30),
    home: line(60),
    openMenu: line(30),
    closeMenu: line(30),
    menu: line(30),
    search: line(20).describe('leads to the search of the site'),
    demo: line(20),
    getDemo: line(20),
    start: line(20),
    startNote: line(60),
  }),
  platform: z.strictObject({
    products: line(24),
    modules: line(24),
    across: line(24),
    seeAll: line(24),
    worthALook: line(24),
    caseStudies: line(24),
    learnMore: line(24),
  }),
  products: z
    .record(pageId, productMenuSchema)
    .default({})
    .describe(
      'what the panel of a product shows beside its modules, by its link in content/settings/navigation.yaml',
    ),
  eventBanner: z.strictObject({ close: line(40) }),
  helloBars: z.strictObject({
    label: line(30),
    close: line(40),
    words: z
      .record(barId, barSchema)
      .default({})
      .describe('what each bar says, by its id in content/settings/bars.yaml'),
  }),
  enquiry: z.strictObject({ open: line(30).describe('on the floating button') }),
  footer: z.strictObject({
    label: line(30),
    summary: line(120),
    newsletter: z
      .strictObject({
        title: line(60).describe('above the field, and its name'),
        privacy: line(140).describe('beside the button, and kept with each lead; may hold a link'),
        thanks: line(120).describe('in place, once the address is stored'),
        busy: line(30),
        failed: line(140),
        offline: line(140),
        tooMany: line(140),
      })
      .describe('the form of one line; its field and its button are those of content/forms/newsletter.yaml'),
    help: z.strictObject({ title: line(30), text: line(60), action: line(30) }),
    demo: line(20),
    socials: line(60),
    legal: line(20),
    rights: line(40),
    block: z
      .strictObject({
        project: line(16),
        projectName: line(60),
        drawing: line(16),
        sheet: line(16),
        region: line(16),
        regions: z
          .strictObject(Object.fromEntries(LOCALES.map((locale) => [locale, line(30)])))
          .describe('the name of each locale'),
        issued: line(16),
      })
      .describe('the title block at the foot of every page'),
  }),
});

export type ChromeText = z.infer<typeof chromeTextSchema>;

/** The text around every page in a locale, read once. Throws ContentError for an invalid file. */
export const chromeText = keptDespiteFaults(
  (locale: Locale): ChromeText => readRegional('chrome', locale, chromeTextSchema),
);
