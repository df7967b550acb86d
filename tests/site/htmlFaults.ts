import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * Rules for every page: all that html-validate recommends. Decision 17 says why each one that is off is off.
 * Unique ids, the order of headings and names of controls are among those that are on.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      'no-implicit-input-type': 'off',
      'no-redundant-for': 'off',
      'tel-non-breaking': 'off',
      'wcag/h32': 'off',
      'require-sri': 'off',
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

/** A template is a skeleton: scripts put the words in before it is shown. */
const IN_TEMPLATE = /\btemplate\b/;

/** What the standard has against a document: the place, the rule and what to do, a line each. */
export function htmlFaults(html: string, name: string): string[] {
  const { results } = validator.validateStringSync(html, name);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ selector }) => !IN_TEMPLATE.test(selector ?? ''))
      .map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} (${selector})`),
  );
}
