import { createElement } from 'react';
import type { NarrowFoldProps } from './NarrowFold.tsx';

/** Named examples; each key gives the reason it exists. */
export const narrowFoldExamples = {
  default: {
    label: 'On this page',
    children: createElement(
      'ol',
      null,
      createElement('li', null, createElement('a', { href: '#' }, 'What a leak rate is')),
      createElement('li', null, createElement('a', { href: '#' }, 'Two methods')),
    ),
  },
} satisfies Record<string, NarrowFoldProps>;
