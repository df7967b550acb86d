import { z } from 'zod';
import { href, line, sectionBase } from '../../sectionBase.ts';

/** What follows a post: who wrote it, posts of its topic, the ones before and after it. */
export const postEndSchema = z.strictObject({
  type: z.literal('postEnd'),
  ...sectionBase,
  labels: z
    .strictObject({
      author: line(30).default('Who wrote this'),
      related: line(40).default('More on %topic%').describe('with %topic%, in lower case'),
      recent: line(40).default('More site notes').describe('where the topic has no other post'),
      minutes: line(24).default('%minutes% min').describe('with %minutes%'),
      older: line(24).default('Earlier note'),
      newer: line(24).default('Later note'),
      around: line(40)
        .default('Earlier and later posts')
        .describe('name of the two links for screen readers'),
      all: line(30).default('The whole register'),
    })
    .prefault({}),
  offer: z
    .strictObject({
      title: line(60),
      text: line(160),
      label: line(30).default('Book a demo'),
      href: href.default('/request-demo/'),
    })
    .optional()
    .describe('the way to a demo, below the author'),
});

export type PostEndProps = z.output<typeof postEndSchema>;
