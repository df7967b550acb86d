import { z } from 'zod';
import { type FormDefinition, formDefinitionSchema, pagePath, thankYouPath } from './FormDefinition.ts';

/** Where the build leaves the forms, relative to the folder it writes the site to. */
export const SITE_FORMS_PATH = '.site/forms.json';

const placement = z.strictObject({
  page: pagePath.describe('the page that has the form'),
  locale: z.string().min(1),
  form: z.string().min(1),
  thankYou: thankYouPath.optional().describe('the page’s own thank-you page'),
  consent: z.string().min(1).optional().describe('the wording next to the button, as plain text'),
  joinsNoList: z.literal(true).optional().describe('set where the page promises that there is no list'),
});

/** What the build tells the server about forms: their definitions, and the wording of the pages that have them. */
export const siteFormsSchema = z.strictObject({
  forms: z.array(formDefinitionSchema),
  placements: z.array(placement),
  everywhere: z
    .array(placement.omit({ page: true, thankYou: true }))
    .optional()
    .describe('the wording of the form in the footer of every other page'),
});

type Placement = Pick<z.infer<typeof placement>, 'thankYou' | 'consent' | 'joinsNoList'>;

export type SiteFormsData = z.infer<typeof siteFormsSchema>;

/** What a visitor agrees to by sending a form. */
export interface Agreement {
  /** The wording next to the button. */
  consent: string;
  /** Whether that wording promises that there is no list. */
  joinsNoList: boolean;
}

/** The forms of a built site. */
export class SiteForms {
  readonly #forms: ReadonlyMap<string, FormDefinition>;
  readonly #placements: ReadonlyMap<string, Placement>;

  constructor({ forms, placements, everywhere = [] }: SiteFormsData) {
    this.#forms = new Map(forms.map((form) => [form.id, form]));
    this.#placements = new Map([
      ...placements.map((one) => [`${one.locale} ${one.page} ${one.form}`, one] as const),
      ...everywhere.map((one) => [`${one.locale} ${one.form}`, one] as const),
    ]);
  }

  ids(): string[] {
    return [...this.#forms.keys()];
  }

  /** The form with this id, or undefined. */
  get(id: string): FormDefinition | undefined {
    return this.#forms.get(id);
  }

  /**
   * The page that a visitor sees after sending a form from a page. It comes from the build alone, so that no request
   * can lead elsewhere.
   */
  thankYouOf(form: FormDefinition, locale: string, page: string): string {
    return this.#placementOf(form, locale, page)?.thankYou ?? form.thankYou;
  }

  /**
   * What a visitor agrees to by sending a form from a page: the wording next to the form on that page, in the footer of
   * every page, or on the form's own page, if it opened over another.
   */
  agreementOf(form: FormDefinition, locale: string, page: string): Agreement {
    const placement = this.#placementOf(form, locale, page) ?? this.#placementOf(form, locale, form.page);
    const { consent = '', joinsNoList = false } = placement ?? {};
    return { consent, joinsNoList };
  }

  #placementOf(form: FormDefinition, locale: string, page: string): Placement | undefined {
    const places = [`${page} ${form.id}`, form.id].flatMap((place) => [`${locale} ${place}`, `en ${place}`]);
    return places.map((place) => this.#placements.get(place)).find((one) => one !== undefined);
  }
}
