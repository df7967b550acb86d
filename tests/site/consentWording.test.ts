import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { attributeOf, elementsBelow, textOf } from '../../server/forms/htmlTree.ts';
import { readSiteForms } from '../../server/static/readBuild.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages, SITE_OUT } from './builtSite.ts';
import { groupFaults } from './groupFaults.ts';

const forms = readSiteForms(SITE_OUT);

it('every form shows the wording that is kept with its leads', () => {
  const found = new Set<string>();
  const faults = builtPages().flatMap(({ name, path, locale, own }) =>
    [...elementsBelow(parse(own))].flatMap((element) => {
      const id = attributeOf(element, 'data-form');
      const form = id === undefined ? undefined : forms.get(id);
      if (id === undefined || form === undefined) return [];
      found.add(id);
      const { consent } = forms.agreementOf(form, locale, path);
      if (consent === '') return `${name}: nothing is kept of what ${id} says beside its button`;
      if (textOf(element).replace(/\s+/g, ' ').includes(consent)) return [];
      return `${name}: ${id} does not show “${consent}”`;
    }),
  );
  expect(found.size).toBeGreaterThan(0);
  expectNoFaults(groupFaults(faults));
});
