import type { z } from 'zod';
import type { figureBesideHeadSchema } from './FigureBesideHead.schema.ts';

/** Named examples: one of each figure. */
export const figureBesideHeadExamples = {
  assetTag: {
    type: 'figureBesideHead',
    tag: 'Tags',
    title: 'Forty millimeters that find anything',
    intro: 'A tag is read by a camera, a glove and a person without either.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    figure: {
      kind: 'assetTag',
      plate: {
        label: 'An asset tag with a code and the number LNT-0007-8842.',
        owner: 'Property of Aldersyde',
        number: 'LNT-0007-8842',
        name: 'AHU-07, level 8',
        ask: 'Broken? Scan me',
        width: '60 mm',
        height: '40 mm',
        scale: 'Scale 8 : 1',
      },
      parts: [
        { name: 'Code', text: 'Read at 40 cm, with a third of it scratched.', x: 10, y: 12 },
        { name: 'Number', text: 'For those without a camera.', x: 92, y: 42 },
        { name: 'Rivet', text: 'Two, where glue would fail.', x: 86, y: 10 },
      ],
    },
  },
  workOrder: {
    type: 'figureBesideHead',
    title: 'One job, one sheet',
    intro: 'From the first call to the last cent, on one record.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    second: { label: 'See pricing', href: '/pricing/' },
    scene: { scene: 'drawing', name: 'shift-ceiling' },
    alt: 'A technician on a ladder under a ceiling',
    figure: {
      kind: 'workOrder',
      heading: 'Room 11-04 is cold',
      state: 'Closed 09:06',
      writtenBy: 'Written by',
      phases: [
        {
          name: 'Request',
          span: '08:12',
          lines: [
            { text: 'Sent from the code beside the door.', module: 'service-request-software' },
            { text: 'Served by `VAV-11-04`, fitted 2016.', module: 'enterprise-asset-management-software' },
          ],
        },
        {
          name: 'Cost',
          span: '09:06',
          lines: [{ text: 'Labor `$41`, part `$128`.', module: 'facility-management-software' }],
        },
      ],
      block: [
        { term: 'Job', value: 'WO-48231' },
        { term: 'Cost', value: '$169' },
      ],
    },
  },
  nightLog: {
    type: 'figureBesideHead',
    title: 'It reads. You sign.',
    intro: 'It reads every line at once and decides nothing.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    figure: {
      kind: 'nightLog',
      logTitle: 'Pellow, Harbor Road, one night',
      entries: [
        { time: '02:14:07', step: 'Reads', text: 'A leak sensor rises.', facts: ['61 ppm', 'case 14'] },
        { time: '02:14:09', step: 'Proposes', text: 'A job with its likely cause.' },
        {
          time: '02:16',
          step: 'A person signs',
          text: 'The technician on call accepts.',
          isSigned: true,
        },
      ],
    },
  },
  questions: {
    type: 'figureBesideHead',
    tag: 'Reports and dashboards',
    title: 'Five questions a day, answered from the jobs',
    intro: 'A report here is a view of work that was done, not a file that somebody filled in.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    figure: {
      kind: 'questions',
      scheduleTitle: 'Asked today',
      schedule: [
        { measured: '07:10', text: 'What broke overnight?', who: 'Chief engineer', href: '#night' },
        { measured: '09:00', text: 'What is about to be late?', who: 'Help desk', href: '#backlog' },
        { measured: '14:00', text: 'Did we keep the contract?', who: 'Client', href: '#client' },
      ],
    },
  },
} satisfies Record<string, z.input<typeof figureBesideHeadSchema>>;
