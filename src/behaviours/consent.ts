/** What a visitor may agree to. Until then, and without a script that asks, nothing is agreed to. */
export type ConsentPurpose = 'ad' | 'analytics' | 'functionality' | 'personalization';

/** Sent on the document when the visitor has answered, before anything acts on it. */
export const CONSENT_ANSWER = 'consentanswer';

/** Sent on the document when what the visitor agreed to changes. */
export const CONSENT_CHANGE = 'consentchange';

/**
 * Whether the visitor agreed to a purpose. Whoever asks the visitor writes the purposes, separated by spaces, into
 * data-consent of the document’s root, and sends CONSENT_CHANGE.
 */
export function hasConsent(purpose: ConsentPurpose, root: HTMLElement = document.documentElement): boolean {
  return (root.dataset['consent'] ?? '').split(' ').includes(purpose);
}
