import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * Rules for every page: all that html-validate recommends. Decision 17 gives the reason for each one that is off.
 * Unique ids, heading order and accessible names of controls are among those that are on.
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

/** A template is a skeleton: scripts fill in the text before it is shown. */
const IN_TEMPLATE = /\btemplate\b/;

/** Where a document breaks the HTML standard: the place, the rule and the remedy, one line each. */
export function htmlFaults(html: string, name: string): string[] {
  const { results } = validator.validateStringSync(html, name);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ selector }) => !IN_TEMPLATE.test(selector ?? ''))
      .map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} (${selector})`),
  );
}
