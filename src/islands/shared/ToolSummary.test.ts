import { it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

it('heads whatever a tool folds, so that every part that opens is marked as one', () => {
  const folds = Object.keys(sources).filter((file) => sources[file]?.includes('<summary'));
  expectNoFaults(
    folds
      .filter((file) => !file.endsWith('/ToolSummary.tsx'))
      .map((file) => `${file}: use ToolSummary instead of an element of its own`),
  );
});
