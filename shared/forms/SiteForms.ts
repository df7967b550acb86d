import { z } from 'zod';
import { type FormDefinition, formDefinitionSchema, pagePath, thankYouPath } from './FormDefinition.ts';

/** Where the build leaves the forms, relative to the folder it writes the site to. */
export const SITE_FORMS_PATH = '.site/forms.json';

const placement = z.strictObject({
  page: pagePath.describe('the page that the form stands on'),
  locale: z.string().min(1),
  form: z.string().min(1),
  thankYou: thankYouPath.optional().describe('the page’s own thank-you page'),
  consent: z.string().min(1).optional().describe('what stands beside the button, as plain text'),
  joinsNoList: z.literal(true).optional().describe('set where the page promises that there is no list'),
});

/** What the build tells the server about forms: each of them, and what the pages that hold them say. */
export const siteFormsSchema = z.strictObject({
  forms: z.array(formDefinitionSchema),
  placements: z.array(placement),
});

type Placement = z.infer<typeof placement>;

export type SiteFormsData = z.infer<typeof siteFormsSchema>;

/** The forms of a built site. */
export class SiteForms {
  readonly #forms: ReadonlyMap<string, FormDefinition>;
  readonly #placements: ReadonlyMap<string, Placement>;

  constructor({ forms, placements }: SiteFormsData) {
    this.#forms = new Map(forms.map((form) => [form.id, form]));
    this.#placements = new Map(placements.map((one) => [`${one.locale} ${one.page} ${one.form}`, one]));
  }

  ids(): string[] {
    return [...this.#forms.keys()];
  }

  /** The form with this id, or undefined. */
  get(id: string): FormDefinition | undefined {
    return this.#forms.get(id);
  }

  /**
   * Where a visitor arrives who sent a form from a page. Only what the build wrote down counts: nothing that a request
   * says can lead elsewhere.
   */
  thankYouOf(form: FormDefinition, locale: string, page: string): string {
    return this.#placementOf(form, locale, page)?.thankYou ?? form.thankYou;
  }

  /** What a visitor agrees to who sends a form from a page, and whether the page promises that there is no list. */
  promiseOf(form: FormDefinition, locale: string, page: string): { consent: string; joinsNoList: boolean } {
    const { consent = '', joinsNoList = false } = this.#placementOf(form, locale, page) ?? {};
    return { consent, joinsNoList };
  }

  #placementOf(form: FormDefinition, locale: string, page: string): Placement | undefined {
    return (
      this.#placements.get(`${locale} ${page} ${form.id}`) ?? this.#placements.get(`en ${page} ${form.id}`)
    );
  }
}
