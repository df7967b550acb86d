import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadedContent } from '../../src/siteContent.ts';
import { readFileContent } from '../saving/contentFile.ts';
import { newPageData, pageModels } from './pageModels.ts';

const dataOf = (model: string) => readFileContent(model, readFileSync(`content/${model}`, 'utf8')).data;

it('offers a model for every family of the documentation', () => {
  const guide = readFileSync('docs/add-a-page.md', 'utf8');
  const models = pageModels(loadedContent().pages).filter(({ family }) => !family.startsWith('In '));
  expect(models.length).toBeGreaterThanOrEqual(12);
  for (const { model } of models) expect(guide).toContain(`\`${model.replace('en/', '')}\``);
});

it('starts a page as a draft with its own title, description and name', () => {
  const model = dataOf('en/blog/what-a-backlog-says.mdx') as { entry: object };
  expect(newPageData(dataOf('en/blog/what-a-backlog-says.mdx'), 'Roofs in winter', '2026-11-23')).toEqual({
    meta: {
      title: 'Roofs in winter | {brand}',
      desc: 'Roofs in winter: write what people who search should read about this page.',
    },
    name: 'Roofs in winter',
    draft: true,
    entry: {
      ...model.entry,
      title: 'Roofs in winter',
      summary: 'Roofs in winter: write one or two sentences for cards and feeds.',
      date: '2026-11-23',
    },
  });
});

it('does not say of a new event what happened at its model', () => {
  const data = { name: 'A', meta: {}, expireAt: 'x', entry: { kind: 'event', record: { people: 3 } } };
  expect(newPageData(data, 'B', '2026-11-23')).toMatchObject({ entry: { kind: 'event' } });
  expect(JSON.stringify(newPageData(data, 'B', '2026-11-23'))).not.toMatch(/record|expireAt/);
});
