import { z } from 'zod';
import { isLocale } from './locales.ts';

const hostName = z
  .string('must be a host name: every site has an English one')
  .regex(
    /^(?:[a-z0-9]|\{brandSlug\})(?:(?:[a-z0-9.-]|\{brandSlug\})*[a-z0-9])?$/,
    'must be a host name in lower case, such as www.lintel.example',
  );

/** The host of each locale. The first is the default, whose pages all others fall back to. */
export const hostsSchema = z
  .object({ en: hostName })
  .catchall(hostName)
  .superRefine((hosts, context) => {
    const say = (locale: string, message: string) =>
      context.addIssue({ code: 'custom', path: [locale], message });
    const taken = new Map<string, string>();
    for (const [locale, host] of Object.entries(hosts)) {
      if (!isLocale(locale)) say(locale, 'is not a locale: write a language and a region, such as fr-FR');
      const other = taken.get(host);
      if (other !== undefined) say(locale, `has the host of ${other}: give each locale its own host`);
      taken.set(host, locale);
    }
  });

export type Hosts = z.output<typeof hostsSchema>;
