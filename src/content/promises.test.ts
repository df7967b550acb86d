import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { DATED, numberOf, patternOf, promises } from '../../tests/promises.ts';
import { allPages } from '../siteContent.ts';
import { contentFile } from './contentRoot.ts';
import { formById } from './forms.ts';
import { listContent } from './readContent.ts';
import { readFileText } from './unsavedTexts.ts';

describe('promises', () => {
  it('are written as the fact, never as its figure', () => {
    const dated = new RegExp(`^  kind: (?:${[...DATED].join('|')})$`, 'm');
    // Release notes and the template of press releases keep the figures of each date.
    const kept = new Set(['en/release-notes.mdx', 'templates/pressRelease.yaml']);
    const undated = ['en', 'en-AE', 'templates']
      .flatMap((folder) => listContent(folder, ['.yaml', '.mdx']).map((name) => `${folder}/${name}`))
      .filter((file) => !kept.has(file))
      .map((file) => ({ file, text: readFileText(contentFile(file)).replaceAll('**', '') }))
      .filter(({ text }) => !dated.test(text));
    const literals = undated.flatMap(({ file, text }) =>
      promises.flatMap(({ fact, said }) =>
        said
          .flatMap((words) => [...text.matchAll(patternOf(words))])
          .filter(([, figure]) => figure !== undefined)
          .map(([words]) => `${file}: “${words}” is {fact.${fact}}`),
      ),
    );
    expect(undated.length).toBeGreaterThan(100);
    expectNoFaults(literals);
  });

  it('name as many answers as the form beside them asks', () => {
    const said = allPages().flatMap((page) =>
      page.sections.flatMap((section) => {
        const { form, formDesc } = section as { form?: string; formDesc?: string };
        const id = form ?? (page.entry as { form?: string } | undefined)?.form;
        const [, number = '', phone] =
          /^(\w+) answers(, (?:and )?a phone number)?/.exec(formDesc ?? '') ?? [];
        if (id === undefined || number === '') return [];
        const asked = formById(id).fields.length - (phone === undefined ? 0 : 1);
        return [{ page: page.id, said: numberOf(number), asked }];
      }),
    );
    expect(said.filter(({ said, asked }) => said !== asked)).toEqual([]);
    expect(said.length).toBeGreaterThanOrEqual(4);
  });
});
