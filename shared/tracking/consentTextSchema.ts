import { z } from 'zod';

const line = (max: number) => z.string().min(1).max(max);
const group = z.strictObject({ title: line(30), text: line(260) });

/** Texts of the consent banner and the preferences: content/consent/. */
export const consentTextSchema = z.strictObject({
  link: line(30).describe('in the footer of every page'),
  banner: z.strictObject({
    label: line(30).describe('name of the banner for screen readers'),
    title: line(60),
    text: line(120),
    accept: line(20),
    reject: line(20),
    choose: line(20),
    policy: line(30),
  }),
  preferences: z.strictObject({
    title: line(40),
    intro: line(200),
    nothing: line(240).describe('instead of the introduction if no service is enabled'),
    signal: line(200).describe('for browsers that send Global Privacy Control'),
    accept: line(20),
    reject: line(20),
    save: line(30),
    close: line(60),
    services: line(60).describe('%names% is replaced by the services of a group'),
    policy: line(80),
  }),
  groups: z.strictObject({ security: group, analytics: group, functionality: group, advertisement: group }),
});

export type ConsentText = z.infer<typeof consentTextSchema>;
