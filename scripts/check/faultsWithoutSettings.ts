import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { isSettingsError, readSettingsFile } from '../../config/readSettingsFile.ts';
import { yamlFaults } from '../../shared/content/yamlFaults.ts';
import type { Fault } from '../../shared/Fault.ts';
import { hostsSchema } from '../../shared/site/hostsSchema.ts';
import { themeSchema } from '../../shared/site/themeSchema.ts';
import { contentRoot } from '../../src/content/files/contentRoot.ts';

/** The settings that are read before anything else, by name. */
const SETTINGS = { locales: hostsSchema, theme: themeSchema };

const fileOf = (name: string) => join(contentRoot(), 'settings', `${name}.yaml`);

/** What is wrong with the settings without which no content can be read. */
export function settingsFaults(): Fault[] {
  return Object.entries(SETTINGS).flatMap(([name, schema]) => {
    if (!existsSync(fileOf(name))) return [];
    try {
      readSettingsFile(fileOf(name), schema);
      return [];
    } catch (error) {
      if (!isSettingsError(error)) throw error;
      return error.faults;
    }
  });
}

/** Faults in the YAML of the other content files: all that can be known of them while those settings are wrong. */
export function yamlFaultsOfContent(): Fault[] {
  const files = readdirSync(contentRoot(), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => join(contentRoot(), path))
    .filter((file) => !Object.keys(SETTINGS).map(fileOf).includes(file));
  return files.toSorted().flatMap((file) => {
    // A placeholder at the beginning of a text, such as {brand}, would open a list of fields.
    const text = readFileSync(file, 'utf8').replace(/\{[\w.-]+\}/g, 'x');
    return yamlFaults(text, parseDocument(text)).map((fault) => ({ file, ...fault }));
  });
}
