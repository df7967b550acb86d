import { expect, it } from 'vitest';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

/** The only product page that the specification links to the contact page. */
const BY_CONTACT = '/product/connected-refrigeration/';

/**
 * The call to action of a section, if any: a head with its button, a band in the middle or at the end of the page, or
 * what a list of questions offers to whoever has another one.
 */
const actionOf = (section: object): { label: string; href: string } | undefined => {
  const { type, label, href, action, link } = section as {
    type: string;
    label?: string;
    href?: string;
    action?: { label: string; href: string };
    link?: { label: string; href: string };
  };
  if (type === 'faq') return link;
  if (type === 'cta' && label !== undefined && href !== undefined) return { label, href };
  return /Head$|^marquee$|^testimonials$/.test(type) ? action : undefined;
};

const products = allPages().filter(({ path }) => path.startsWith('/product/') && path !== BY_CONTACT);
const subjects = new Set(
  allPages().flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.type === 'formPage' ? Object.keys(section.stair?.subjects ?? {}) : [],
    ),
  ),
);

it('every action of a product page asks for a demo, and a subject that it names is one that the form knows', () => {
  const actions = products.flatMap(({ path, sections }) =>
    sections.flatMap((section) => {
      const action = actionOf(section);
      return action ? [{ path, ...action }] : [];
    }),
  );
  expect(actions.length).toBeGreaterThan(0);
  const astray = actions.filter(({ href }) => {
    const [path, about] = href.split('?about=');
    return path !== '/request-demo/' || (about !== undefined && !subjects.has(about));
  });
  expectNoFaults(astray.map(({ path, label, href }) => `${path}: “${label}” leads to ${href}`));
});

it('a question that a product page leaves open is named in the form', () => {
  const links = products.flatMap(({ path, sections }) =>
    sections.flatMap((section) =>
      section.type === 'faq' && section.link ? [{ path, ...section.link }] : [],
    ),
  );
  expect(links.length).toBeGreaterThan(0);
  const nameless = links.filter(({ href }) => !href.includes('?about='));
  expectNoFaults(nameless.map(({ path, label, href }) => `${path}: “${label}” leads to ${href}`));
});
