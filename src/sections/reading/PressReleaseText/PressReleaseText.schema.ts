import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** A press release as a letter: dateline, text, boilerplate and contact, with actions beside it. */
export const pressReleaseTextSchema = z.strictObject({
  type: z.literal('pressReleaseText'),
  ...anchorBase,
  email: z.email().describe('of the press office'),
  phone: z.strictObject({ label: line(24), href: z.string().startsWith('tel:') }),
  about: z
    .strictObject({
      title: line(40),
      text: line(700).describe('for releases before the first date in “since”'),
      since: z
        .array(z.strictObject({ from: z.iso.date(), text: line(700) }))
        .default([])
        .describe('the boilerplate from that day on, oldest first'),
    })
    .describe('the boilerplate under every release'),
  labels: z
    .strictObject({
      kind: standardText('pressReleaseText.labels.kind', line(24)),
      release: standardText('pressReleaseText.labels.release', line(30)),
      contact: standardText('pressReleaseText.labels.contact', line(30)),
      end: standardText('pressReleaseText.labels.end', line(12)).describe('the mark after the last line'),
      print: standardText('pressReleaseText.labels.print', line(30)),
      mail: standardText('pressReleaseText.labels.mail', line(30)),
      kit: standardText('pressReleaseText.labels.kit', line(40)),
      all: standardText('pressReleaseText.labels.all', line(30)),
      drawing: standardText('pressReleaseText.labels.drawing', line(40)).describe(
        'on the link to the drawing’s file',
      ),
      pdf: standardText('pressReleaseText.labels.pdf', line(40)).describe(
        'on the link to the release as a PDF, before its size',
      ),
      year: standardText('pressReleaseText.labels.year', line(80)).describe(
        'with %month%, %count% and %year%',
      ),
      yearOne: standardText('pressReleaseText.labels.yearOne', line(80)).describe(
        'for a year’s only release',
      ),
      related: standardText('pressReleaseText.labels.related', line(40)).describe(
        'above releases on the same subject or system',
      ),
      newer: standardText('pressReleaseText.labels.newer', line(20)),
      older: standardText('pressReleaseText.labels.older', line(20)),
    })
    .prefault({}),
});

export type PressReleaseTextProps = z.output<typeof pressReleaseTextSchema>;
