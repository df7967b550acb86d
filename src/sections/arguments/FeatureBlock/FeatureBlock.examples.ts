import type { z } from 'zod';
import { recordLogExamples } from '../../../windows/RecordLog/RecordLog.examples.ts';
import type { featureBlockSchema } from './FeatureBlock.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const featureBlockExamples = {
  windowAtTheEnd: {
    type: 'featureBlock',
    measured: '14:00',
    who: 'The client asks',
    title: 'Did we keep the contract?',
    text: 'The client opens the same live figures that you do.',
    points: ['Shared by contract, not by account', 'Exports keep the date they were made'],
    layout: 'end',
    window: 'clientReport',
  },
  logOverTheWholeWidth: {
    type: 'featureBlock',
    measured: '07:10',
    who: 'The chief engineer asks',
    title: 'What broke overnight?',
    text: 'One list, ranked by what it touches.',
    layout: 'over',
    log: recordLogExamples.default,
  },
  screenshotAtTheStart: {
    type: 'featureBlock',
    measured: '09:30',
    who: 'The site manager asks',
    title: 'Which store has the fault?',
    text: 'The site plan marks every plant room with an open job.',
    layout: 'start',
    screenshot: { scene: 'picture', file: 'sample-site.png' },
  },
} satisfies Record<string, z.input<typeof featureBlockSchema>>;
