import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { readWindow } from '../testing/readWindow.ts';
import { ruleCardExamples } from './RuleCard.examples.ts';
import { RuleCard, type RuleCardProps } from './RuleCard.tsx';

describe('RuleCard', () => {
  it.each(Object.entries<RuleCardProps>(ruleCardExamples))(
    'draws %s as a picture of at most 60 elements',
    (_, props) => {
      const { html, nodes, intruders } = readWindow(<RuleCard {...props} />);
      expect(html).toContain(`role="img" aria-label="${props.label}"`);
      expectNoFaults(intruders);
      expect(nodes).toBeLessThanOrEqual(60);
    },
  );

  it('marks the parts in braces as settings', () => {
    const { html, words } = readWindow(
      <RuleCard label="Rule" title="Rule" clauses={[{ word: 'If', text: 'ppm `> 50` in `2 readings`' }]} />,
    );
    expect(html.match(/class="setting"/g)).toHaveLength(2);
    expect(words).toContain('If ppm > 50 in 2 readings');
  });
});
