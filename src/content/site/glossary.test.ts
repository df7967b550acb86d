import { expect, it } from 'vitest';
import { pageText, withContent } from '../testing/withContent.ts';

it('articles link the terms that can be read while another page has a fault, which is reported elsewhere', async () => {
  withContent({ 'en/about.yaml': `${pageText('About')}wrong: 1\n` });
  const [{ termsLinkedFrom }, { loadedContent }] = await Promise.all([
    import('./glossary.ts'),
    import('../../siteContent.ts'),
  ]);
  expect(loadedContent().faults).toHaveLength(1);
  expect(termsLinkedFrom({ entry: { kind: 'article' } as never, sections: [] })).toEqual([]);
});
