import { afterEach, expect, it, vi } from 'vitest';
import { withContent } from '../testing/withContent.ts';

afterEach(() => vi.unstubAllEnvs());

const us = "us: { label: +1 202-555-0142, href: 'tel:+12025550142' }";
const bar = '  - id: paper\n    href: /paper/\n';

it.each([
  [
    'contact',
    `phones: { ${us.replace('tel:', '')} }\nsocials: []\n`,
    1,
    'phones.us.href: must be tel:+ and the digits',
  ],
  ['contact', `phones: {}\nsocials: []\n`, 1, 'phones: must hold one number at least'],
  [
    'contact',
    `phones:\n  ${us}\nsocials:\n  - { id: linkdin, name: L, url: 'https://l.example/' }\n`,
    4,
    'socials[1].id: cannot be “linkdin”: did you mean “linkedin”?',
  ],
  ['contact', `phones:\n  ${us}\nsocials: []\nfaxes: []\n`, 4, 'the file: unknown field “faxes”'],
  [
    'bars',
    `helloBars:\n${bar}    expireAt: tomorrow\nwithoutHelloBar: []\n`,
    4,
    'helloBars[1].expireAt: must be a day, a time and the offset from UTC',
  ],
  [
    'bars',
    `helloBars:\n${bar}${bar}withoutHelloBar: []\n`,
    4,
    'helloBars[2].id: there is a bar “paper” above: give this one another id',
  ],
  [
    'bars',
    `helloBars:\n${bar.replace('/paper/', '/{brnd}/')}withoutHelloBar: []\n`,
    3,
    'has the unknown placeholder {brnd}: did you mean “brand”?',
  ],
  [
    'bars',
    `helloBars: []\nwithoutHelloBar: [request-demo]\n`,
    2,
    'withoutHelloBar[1]: must begin and end with a slash',
  ],
  [
    'bars',
    `helloBars:\n${bar.replace('/paper/', 'paper')}withoutHelloBar: []\n`,
    3,
    'helloBars[1].href: must be the address of a page, which begins and ends with a slash, or begin with https://',
  ],
] as const)('a fault in settings/%s.yaml is named by line and field: %j', async (name, text, line, said) => {
  withContent({ [`settings/${name}.yaml`]: text });
  const { contactSettings } = await import('./contactSettings.ts');
  const { barSettings } = await import('./barSettings.ts');
  expect(name === 'bars' ? barSettings : contactSettings).toThrow(`settings/${name}.yaml:${line}: ${said}`);
});

it('telephone numbers fill the text of pages by their names', async () => {
  withContent({
    'settings/contact.yaml': `phones:\n  ${us}\n  uk: { label: 0113 496 0142, href: 'tel:+441134960142' }\nsocials: []\n`,
  });
  const { phoneTokens } = await import('./contactSettings.ts');
  expect(phoneTokens()).toEqual({
    phone: '+1 202-555-0142',
    phoneHref: 'tel:+12025550142',
    phoneUk: '0113 496 0142',
    phoneUkHref: 'tel:+441134960142',
  });
});
