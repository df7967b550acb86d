import { z } from 'zod';
import { anchorBase, line } from '../../sectionBase.ts';

/** A press release as a letter: dateline, text, boilerplate and contact, with what to do with it beside. */
export const pressReleaseTextSchema = z.strictObject({
  type: z.literal('pressReleaseText'),
  ...anchorBase,
  email: z.email().describe('of the press office'),
  phone: z.strictObject({ label: line(24), href: z.string().startsWith('tel:') }),
  about: z
    .strictObject({
      title: line(40),
      text: line(700).describe('of releases that no line of “since” covers'),
      since: z
        .array(z.strictObject({ from: z.iso.date(), text: line(700) }))
        .default([])
        .describe('the company as it was from that day on, oldest first'),
    })
    .describe('what stands under every release'),
  labels: z
    .strictObject({
      kind: line(24).default('Press release'),
      release: line(30).default('For immediate release'),
      contact: line(30).default('Press contact'),
      end: line(12).default('Ends').describe('the mark after the last line'),
      print: line(30).default('Print this release'),
      mail: line(30).default('Send it by email'),
      kit: line(40).default('Facts about us on one page'),
      all: line(30).default('All press releases'),
      newer: line(20).default('Later'),
      older: line(20).default('Earlier'),
    })
    .prefault({}),
});

export type PressReleaseTextProps = z.output<typeof pressReleaseTextSchema>;
