/** What a visitor can consent to. Until they do, and without a script that asks, there is no consent. */
export type ConsentPurpose = 'ad' | 'analytics' | 'functionality' | 'personalization';

/** Dispatched on the document when the visitor has answered, before anything acts on it. */
export const CONSENT_ANSWER = 'consentanswer';

/** Dispatched on the document when the visitor's consent changes. */
export const CONSENT_CHANGE = 'consentchange';

/**
 * Whether the visitor consented to a purpose. The script that asks writes the purposes, separated by spaces, to
 * data-consent on the root element and dispatches CONSENT_CHANGE.
 */
export function hasConsent(purpose: ConsentPurpose, root: HTMLElement = document.documentElement): boolean {
  return (root.dataset['consent'] ?? '').split(' ').includes(purpose);
}
