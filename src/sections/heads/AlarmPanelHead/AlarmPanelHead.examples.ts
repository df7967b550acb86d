import type { z } from 'zod';
import type { alarmPanelHeadSchema } from './AlarmPanelHead.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const alarmPanelHeadExamples = {
  oneLit: {
    type: 'alarmPanelHead',
    title: 'Six lamps, one lit',
    intro: 'Each lamp is a condition that a machine can be in.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    plate: 'AHU-07',
    reading: '11:20, free cooling',
    lamps: [
      { code: 'FC 1', text: 'Duct pressure low at full speed' },
      { code: 'FC 2', text: 'Mixed air too cold' },
      { code: 'FC 3', text: 'Mixed air too warm' },
      { code: 'FC 8', text: 'Supply and mixed air differ', state: 'lit', found: '+5.1 °F' },
      { code: 'FC 9', text: 'Too warm for free cooling' },
      { code: 'FC 12', text: 'Supply air above mixed air', state: 'off' },
    ],
    names: { clear: 'clear', lit: 'fault', off: 'does not apply now' },
    verdict: { title: 'Heating valve leaks.', text: 'The coil adds heat with its valve shut.' },
  },
} satisfies Record<string, z.input<typeof alarmPanelHeadSchema>>;
