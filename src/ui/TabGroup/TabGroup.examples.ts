import { createElement } from 'react';
import type { TabGroupProps } from './TabGroup.tsx';

const item = (key: string) => ({
  key,
  label: key,
  panel: createElement('p', null, `What a team in ${key.toLowerCase()} sees first.`),
});

/** Named examples; each key gives the reason it exists. */
export const tabGroupExamples = {
  acrossThePage: {
    label: 'Industries',
    name: 'industries',
    items: ['Healthcare', 'Education', 'Retail'].map(item),
  },
} satisfies Record<string, TabGroupProps>;
