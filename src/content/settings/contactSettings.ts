import { z } from 'zod';
import { keptDespiteFaults } from '../files/keptDespiteFaults.ts';
import { readSettings } from './readSettings.ts';

const phone = z.strictObject({
  label: z.string().min(1).describe('as printed'),
  href: z.string().regex(/^tel:\+\d{7,15}$/, 'must be tel:+ and the digits, as tel:+12025550142'),
});

export const contactSettingsSchema = z.strictObject({
  phones: z
    .record(z.string().regex(/^[a-z]+$/, 'a number is named by one word in small letters'), phone)
    .refine((phones) => Object.keys(phones).length > 0, 'must hold one number at least')
    .describe('the first is {phone} on pages, another one named ae is {phoneAe}'),
  socials: z
    .array(
      z.strictObject({
        id: z.enum(['linkedin', 'x', 'youtube', 'facebook', 'instagram']).describe('which icon it has'),
        name: z.string().min(1),
        url: z.url({ protocol: /^https?$/ }),
      }),
    )
    .describe('in the order of the footer'),
});

export type ContactSettings = z.output<typeof contactSettingsSchema>;

const read = keptDespiteFaults((name: 'contact') => readSettings(name, contactSettingsSchema));

/** Telephone numbers and accounts on social networks. Throws ContentError for a faulty field. */
export const contactSettings = (): ContactSettings => read('contact');

/** The placeholders for telephone numbers: {phone} and {phoneHref}, {phoneAe} and {phoneAeHref}. Throws ContentError. */
export function phoneTokens(): Record<string, string> {
  const tokens: Record<string, string> = {};
  for (const [index, [name, { label, href }]] of Object.entries(contactSettings().phones).entries()) {
    const token = index === 0 ? 'phone' : `phone${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    tokens[token] = label;
    tokens[`${token}Href`] = href;
  }
  return tokens;
}
