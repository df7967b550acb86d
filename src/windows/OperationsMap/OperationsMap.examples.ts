import { levelSix } from '../../scenes/levelSix.ts';
import { fireDoorJob, leak, sites } from '../story.ts';
import type { OperationsMapProps } from './OperationsMap.tsx';

const dot = (radius: number) => (places: readonly (readonly [number, number])[]) =>
  places
    .map(
      ([x, y]) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`,
    )
    .join('');

const diamond = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => `M${x} ${y - 7}l7 7-7 7-7-7z`).join('');

export const operationsMapExamples = {
  /** The night shift's view at 02:58. */
  default: {
    label:
      'Operations map of 214 sites around a harbour: two need a person, eight are watched, the rest are healthy. Harbour Road leads with a leak.',
    title: 'Operations map',
    filters: [{ text: 'All 214', tone: 'on' }, { text: 'Retail 162' }],
    figures: [
      { term: 'open jobs', value: '1,204' },
      { term: 'inside SLA', value: '97.2%' },
      { term: 'MWh today', value: '388' },
      { term: 'cases in range', value: '99.9%' },
    ],
    groups: [
      {
        name: 'Needs a person',
        count: '2',
        state: 'act',
        sites: [
          { name: sites.pellow, remark: `Case ${leak.caseName} leaking, ${leak.reading}`, value: 'P1' },
          { name: sites.oakmere, remark: fireDoorJob.task, value: 'P2' },
        ],
      },
      {
        name: 'Watching',
        count: '8',
        state: 'watch',
        sites: [
          { name: sites.aldersyde, remark: 'Level 6 on at 02:00, +18%', value: `${levelSix.cost}/night` },
          { name: sites.tidewell, remark: 'Chiller 2 approach rising', value: '3.4 K' },
          { name: sites.castellane, remark: 'Vendor insurance lapses', value: '2 d' },
        ],
      },
      {
        name: 'Healthy',
        count: '204',
        state: 'healthy',
        sites: [
          { name: sites.fernhall, remark: 'One planned visit today', value: '98' },
          { name: sites.marlowe, remark: 'All clocks green', value: '97' },
        ],
      },
    ],
    map: {
      size: [600, 400],
      strokes: [
        {
          kind: 'water',
          path: 'M-120 430L-120 300C-40 306 20 330 74 322C128 314 150 276 196 270C226 266 244 284 262 300C282 318 316 322 340 306C366 288 366 256 392 240C428 218 474 236 514 222C570 202 640 214 760 190L760 430z',
        },
        {
          kind: 'thin',
          path: 'M226 276C220 220 250 190 240 140C232 96 262 50 250-20M238 274C232 222 262 188 252 138C244 94 274 50 262-20',
        },
        {
          kind: 'street',
          path: 'M-120 170C40 160 140 200 300 176S520 96 740 110M60 430C70 330 110 250 120 170S90 40 100-40M420-40C410 60 440 120 452 230M-120 60C80 70 200 60 330 80S560 40 740 30',
        },
        { kind: 'thin', path: 'M196 270l14 34M206 268l14 34M340 306l-20 44M352 298l-20 46' },
        {
          kind: 'cmms-fill',
          path: dot(4.5)([
            [66, 108],
            [92, 148],
            [140, 120],
            [156, 196],
            [188, 92],
            [196, 152],
            [214, 222],
            [276, 118],
            [288, 210],
            [304, 150],
            [330, 108],
            [336, 196],
            [356, 148],
            [372, 202],
            [398, 88],
            [404, 168],
            [432, 130],
            [444, 184],
            [482, 104],
            [488, 168],
            [528, 132],
            [546, 188],
            [60, 214],
            [112, 282],
            [300, 60],
            [222, 48],
            [500, 60],
            [130, 70],
            [372, 52],
            [564, 84],
          ]),
        },
        {
          kind: 'energy-fill',
          path: diamond([
            [268, 166],
            [420, 206],
            [166, 150],
            [356, 92],
          ]),
        },
        { kind: 'alarm-fill', path: 'M178 240h14v14h-14zM470 136h14v14h-14z' },
        { kind: 'edge', path: 'M168 238v-8h8M194 230h8v8M202 256v8h-8M176 264h-8v-8' },
      ],
      texts: [
        { at: [160, 252], text: 'Harbour Road', kind: 'name', anchor: 'end' },
        { at: [280, 170], text: 'Aldersyde' },
        { at: [492, 147], text: 'Oakmere', kind: 'name' },
        { at: [432, 210], text: 'Tidewell' },
      ],
    },
  },
} satisfies Record<string, OperationsMapProps>;
