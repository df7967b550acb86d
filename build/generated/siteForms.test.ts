import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/content/Page.ts';
import { siteForms } from './siteForms.ts';

/** A page with a form and the privacy text next to its button. */
const page = (privacy: string) =>
  ({
    path: '/ask/',
    locale: 'en',
    sections: [{ type: 'formPage', form: 'contact', copy: { privacy } }],
  }) as never as Page;

const placementOf = (privacy: string) => siteForms([page(privacy)]).placements[0];

describe('what the server knows about a page with a form', () => {
  it('includes the text next to the button, as people read it', () => {
    expect(
      placementOf('By sending this you accept our [privacy policy](/privacy-policy/) of {brand}.'),
    ).toEqual({
      page: '/ask/',
      locale: 'en',
      form: 'contact',
      consent: expect.stringMatching(/^By sending this you accept our privacy policy of \w+\.$/),
    });
  });

  it.each([
    ['One e-mail with the link, and no list.', true],
    ['We answer the question. There is no list.', true],
    ['No list, no newsletter.', true],
    ['No mailing list.', true],
    ['By sending this you accept our privacy policy.', undefined],
    ['We add you to our list.', undefined],
  ])('says whether it promises that there is no list: %s', (privacy, joinsNoList) => {
    expect(placementOf(privacy)?.joinsNoList).toBe(joinsNoList);
  });
});
