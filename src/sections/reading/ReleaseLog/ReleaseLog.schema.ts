import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, href, line, link } from '../../sectionBase.ts';

/** Parts of the product that are released, in the order of the filter. */
export const releaseParts = ['service', 'app', 'gateway', 'api'] as const;

const part = z.enum(releaseParts).describe('what was released: the service, the app, the gateway or the API');
const version = z
  .string()
  .regex(/^\d\d\.\d\d$/, 'a release is its year, a dot and its week, such as 26.43')
  .describe('year and week of the release: 26.43');

const change = z.strictObject({
  kind: z.enum(['new', 'changed', 'fixed', 'ended']),
  part,
  text: line(260),
  since: version.optional().describe('of a fault: the release in which it began'),
});

const release = z.strictObject({
  version,
  date: z.iso.date(),
  update: link.optional().describe('the page that tells of the release at length'),
  changes: z.array(change).min(1).max(8),
  action: line(240).optional().describe('what an administrator has to do; fills the mark of the release'),
  note: line(260).optional().describe('beside the changes: what was done about a fault'),
});

/** Every release down a riser, the newest on the roof: what changed, and what an administrator has to do. */
export const releaseLogSchema = z
  .strictObject({
    type: z.literal('releaseLog'),
    ...anchorBase,
    title: line(60),
    intro: line(300),
    supported: z.strictObject({
      title: line(60),
      versions: z
        .array(
          z.strictObject({
            part,
            from: line(30).describe('the oldest supported release, such as 26.21 and later'),
            ends: line(60),
          }),
        )
        .min(1),
    }),
    find: z.strictObject({
      title: line(60),
      text: line(260).describe('how to read the line of all releases'),
    }),
    releases: z.array(release).min(2).describe('the newest first'),
    links: z
      .array(z.strictObject({ label: line(60), text: line(160), href }))
      .max(3)
      .default([])
      .describe('at the foot of the riser'),
    filter: standardText('releaseLog.filter', line(40)).describe('accessible name of the filter'),
    all: standardText('releaseLog.all', line(20)),
    parts: z
      .strictObject({
        service: standardText('releaseLog.parts.service', line(20)),
        app: standardText('releaseLog.parts.app', line(20)),
        gateway: standardText('releaseLog.parts.gateway', line(20)),
        api: standardText('releaseLog.parts.api', line(20)),
      })
      .prefault({}),
    kinds: z
      .strictObject({
        new: standardText('releaseLog.kinds.new', line(12)),
        changed: standardText('releaseLog.kinds.changed', line(12)),
        fixed: standardText('releaseLog.kinds.fixed', line(12)),
        ended: standardText('releaseLog.kinds.ended', line(12)),
      })
      .prefault({}),
    since: standardText('releaseLog.since', line(40)).describe('%version% is where a fault began'),
    action: standardText('releaseLog.action', line(40)),
    nothing: standardText('releaseLog.nothing', line(40)).describe('the other mark of the key'),
    yours: standardText('releaseLog.yours', line(30)).describe('on the release that was chosen on the line'),
  })
  .superRefine(({ releases }, context) => {
    const versions = new Set(releases.map((one) => one.version));
    releases.forEach(({ changes }, index) => {
      changes.forEach(({ since }, place) => {
        if (since !== undefined && since > (releases.at(-1)?.version ?? '') && !versions.has(since))
          context.addIssue({
            code: 'custom',
            path: ['releases', index, 'changes', place, 'since'],
            message: `${since} is no release: correct it`,
          });
      });
    });
  });

export type ReleaseLogProps = z.output<typeof releaseLogSchema>;
