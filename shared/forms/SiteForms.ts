import { z } from 'zod';
import { type FormDefinition, formDefinitionSchema, pagePath } from './FormDefinition.ts';

/** Where the build leaves the forms, relative to the folder it writes the site to. */
export const SITE_FORMS_PATH = '.site/forms.json';

const placement = z.strictObject({
  page: pagePath.describe('the page that the form stands on'),
  locale: z.string().min(1),
  form: z.string().min(1),
  thankYou: pagePath.describe('the page’s own thank-you page'),
});

/** What the build tells the server about forms: each of them, and the pages that lead to a thank-you page of their own. */
export const siteFormsSchema = z.strictObject({
  forms: z.array(formDefinitionSchema),
  placements: z.array(placement),
});

export type SiteFormsData = z.infer<typeof siteFormsSchema>;

/** The forms of a built site. */
export class SiteForms {
  readonly #forms: ReadonlyMap<string, FormDefinition>;
  readonly #thankYous: ReadonlyMap<string, string>;

  constructor({ forms, placements }: SiteFormsData) {
    this.#forms = new Map(forms.map((form) => [form.id, form]));
    this.#thankYous = new Map(
      placements.map(({ locale, page, form, thankYou }) => [`${locale} ${page} ${form}`, thankYou]),
    );
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
    const own = this.#thankYous.get(`${locale} ${page} ${form.id}`);
    return own ?? this.#thankYous.get(`en ${page} ${form.id}`) ?? form.thankYou;
  }
}
