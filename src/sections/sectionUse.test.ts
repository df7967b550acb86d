import { describe, expect, it } from 'vitest';
import { warn } from '../../scripts/warnings.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { allPages } from '../siteContent.ts';
import * as sectionSchemas from './sectionSchemas.ts';

const exampleFiles = import.meta.glob<{ reasonForOneUse?: string }>('./*/*/*.examples.ts', { eager: true });
const types = Object.values(sectionSchemas).map(({ shape }) => shape.type.value);

/** Pages by the type of section that they show. The sample pages show sections for their own sake and do not count. */
const pagesWith = new Map<string, Set<string>>();
for (const page of allPages()) {
  if (page.id.startsWith('sample')) continue;
  for (const { type } of page.sections) pagesWith.set(type, (pagesWith.get(type) ?? new Set()).add(page.id));
}

function reasonOf(type: string): string | undefined {
  const name = `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  return Object.entries(exampleFiles).find(([path]) => path.endsWith(`/${name}.examples.ts`))?.[1]
    .reasonForOneUse;
}

describe('a section that a single page shows', () => {
  const single = types.filter((type) => (pagesWith.get(type)?.size ?? 0) <= 1);

  it('says why no other section could show that content', () => {
    expect(single.length).toBeLessThan(types.length / 2);
    // Whoever uses a section on a second page does nothing wrong: only its reason is out of date.
    warn(
      'sectionUse',
      types
        .filter((type) => reasonOf(type) !== undefined && !single.includes(type))
        .map((type) => `${type}: several pages show it now: remove reasonForOneUse`),
    );
    expectNoFaults(
      single
        .filter((type) => (reasonOf(type)?.length ?? 0) < 40)
        .map(
          (type) =>
            `${type}: make it a variant of another section, or export reasonForOneUse from its examples: what it does that no other could`,
        ),
    );
  });
});
