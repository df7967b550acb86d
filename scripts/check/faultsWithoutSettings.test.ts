import { afterEach, expect, it, vi } from 'vitest';
import { formatFault } from '../../shared/Fault.ts';
import { pageText, withContent } from '../../src/content/testing/withContent.ts';
import { settingsFaults, yamlFaultsOfContent } from './faultsWithoutSettings.ts';

afterEach(() => vi.unstubAllEnvs());

it('names what is wrong with the theme and the locales, and with the YAML of any other file', () => {
  const root = withContent({
    'en/index.yaml': pageText('Home'),
    'en/about.yaml': 'name: {brand} at work\nmeta: { title: Pumps, fans }\n',
    'settings/theme.yaml': 'name: [Acme\n',
    'settings/locales.yaml': 'en: 4\n',
  });
  const said = [...settingsFaults(), ...yamlFaultsOfContent()].map((fault) =>
    formatFault(fault).replace(root, 'content'),
  );
  expect(said).toEqual([
    expect.stringMatching(/^content\/settings\/locales\.yaml:1: en: must be a text, not “4”/),
    'content/settings/theme.yaml:1: a [ is never closed: end it with ]',
    expect.stringMatching(/^content\/en\/about\.yaml:2: within \{ \} a comma ends a text/),
  ]);
});
