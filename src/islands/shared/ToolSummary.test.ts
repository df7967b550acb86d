import { it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

it('is used for every collapsible part of a tool, so that all of them look alike', () => {
  const folds = Object.keys(sources).filter((file) => sources[file]?.includes('<summary'));
  expectNoFaults(
    folds
      .filter((file) => !file.endsWith('/ToolSummary.tsx'))
      .map((file) => `${file}: use ToolSummary instead of an element of its own`),
  );
});
