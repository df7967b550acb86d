import { expect, it } from 'vitest';
import { rulesFor } from '../../../../shared/refrigerant/rulesFor.ts';
import { kilograms } from '../../../../shared/refrigerant/weight.ts';
import { rulesCsv } from '../../../islands/RuleFinder/rulesCsv.ts';
import { readDutyCopy, readRuleFinderCopy } from './readToolCopy.ts';

it('writes a line for each duty with its rules, reason and source, and one for each set of rules without duties', () => {
  const findings = rulesFor({
    place: 'california',
    use: 'commercial',
    refrigerant: 'R-404A',
    charge: kilograms(20),
    isLightCommercial: false,
    isSealed: false,
    hasDetection: false,
  });
  const copy = readDutyCopy();
  const lines = rulesCsv(findings, {
    circuit: 'R-404A, 20 kg',
    made: '2026-11-24',
    columns: readRuleFinderCopy().files.columns,
    copy,
    formatDay: (day) => day,
  })
    .trimEnd()
    .split('\r\n');
  const [federal, california] = findings;
  expect(california?.duties).toEqual([]);
  expect(lines).toHaveLength(1 + (federal?.duties.length ?? 0) + 1);
  expect(lines[1]).toContain(copy.duties['us-calculate'].href);
  for (const line of lines.slice(1)) expect(line).toMatch(/^"R-404A, 20 kg",.*,2026-11-24$/);
});
