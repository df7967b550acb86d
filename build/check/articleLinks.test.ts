import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageText, withContent } from '../../src/content/testing/withContent.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const post = (text: string) =>
  `---\n${pageText('Traps')}entry:\n  kind: post\n  title: Steam traps\n  summary: How they fail.\n  cover: { scene: building, kind: office }\n  date: '2026-03-02'\n  topic: cold\n  author: ada\nsections: [{ type: prose, body: [] }]\n---\n${text}\n`;

const product = (intro: string) =>
  pageText('Inspections', `sections:\n  - type: cta\n    title: T\n    intro: ${intro}\n`);

/** What is wrong between an article with this text and a product page with this introduction. */
async function faultsOf(
  text: string,
  intro: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const root = withContent({
    'en/index.yaml': pageText('Home'),
    'en/blog/traps.mdx': post(text),
    'records/people/ada.yaml': 'name: Ada Marsh\nrole: Engineer\ncompany: Pellow\n',
    'records/topics/cold.yaml': 'name: Cold\nsummary: All about cold.\norder: 1\n',
    'en/product/inspections.yaml': product(intro),
    ...more,
  });
  const [{ articleLinkFaults }, { loadedContent }, { formatFault }] = await Promise.all([
    import('./articleLinks.ts'),
    import('../../src/siteContent.ts'),
    import('../../shared/Fault.ts'),
  ]);
  const loaded = loadedContent();
  expect(loaded.pages.map(({ path }) => path)).toContain('/blog/traps/');
  return articleLinkFaults(loaded).map((fault) => formatFault(fault).replaceAll(root, 'content'));
}

const TO_PRODUCT = 'Walk them [with a phone](/product/inspections/#rounds).';
const TO_ARTICLE = 'Read about [steam traps](/blog/traps/).';

describe('an article and the page that does its job', () => {
  it('link to each other', async () => {
    expect(await faultsOf(TO_PRODUCT, TO_ARTICLE)).toEqual([]);
  });

  it('are named when the article links to no such page', async () => {
    expect(await faultsOf('Walk them.', TO_ARTICLE)).toEqual([
      'content/en/blog/traps.mdx: links to no page of a product, solution, industry or feature: link the one that does the job',
    ]);
  });

  it('are named when the page links to no article', async () => {
    expect(await faultsOf(TO_PRODUCT, 'Ask us.')).toEqual([
      'content/en/product/inspections.yaml: links to no article, though articles link to it: name one under “articles” of its questions',
    ]);
  });
});

/** What is wrong with an article’s links to a glossary that has a definition of steam traps. */
function glossaryFaultsOf(text: string): Promise<string[]> {
  const glossary = post(`### Steam trap\n\nLets water out, and keeps steam in. ${TO_PRODUCT}`)
    .replaceAll('Traps', 'Terms')
    .replace('kind: post', 'kind: article\n  system: cold\n  order: 1')
    .replace("  date: '2026-03-02'\n", '')
    .replace('{ type: prose, body: [] }', '{ type: glossary, caption: From A to Z }');
  return faultsOf(`${TO_PRODUCT} ${text}`, TO_ARTICLE, {
    'en/learn/facility-management-glossary.mdx': glossary,
  });
}

describe('an article and the glossary', () => {
  it('are fine where a term is used, or its definition linked', async () => {
    expect(await glossaryFaultsOf('Steam traps fail.')).toEqual([]);
    expect(
      await glossaryFaultsOf('A [trap](/learn/facility-management-glossary/#steam-trap) fails.'),
    ).toEqual([]);
  });

  it('are named where none is', async () => {
    expect(await glossaryFaultsOf('See [the glossary](/learn/facility-management-glossary/).')).toEqual([
      'content/en/blog/traps.mdx: uses no term of the glossary: name one, or link other words for it to its definition by hand',
    ]);
  });
});
