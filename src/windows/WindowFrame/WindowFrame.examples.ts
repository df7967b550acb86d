import { createElement } from 'react';
import type { WindowFrameProps } from './WindowFrame.tsx';
import { WindowTabs } from './WindowTabs.tsx';

export const windowFrameExamples = {
  /** Bar, tabs and title with no screen inside. */
  default: {
    label: 'An empty window with tabs, a title and a state.',
    title: 'AHU-07',
    trail: 'Ellery Tower / Level 8',
    note: '3 jobs',
    tag: { text: 'In service', tone: 'cmms' },
    tabs: createElement(WindowTabs, {
      items: ['Work orders', 'Planned', 'Assets'],
      current: 'Assets',
      search: 'Search 61,300 assets',
    }),
    children: null,
  },
} satisfies Record<string, WindowFrameProps>;
