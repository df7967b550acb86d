import { expect, it } from 'vitest';
import { DUTY_IDS } from '../../../../shared/refrigerant/Duty.ts';
import { dutyText } from '../../../islands/shared/refrigerant/DutyList.tsx';
import { readDutyCopy } from './readToolCopy.ts';

it('has text for every duty, with every figure filled in', () => {
  const figures = { limit: 20, percent: 126.1, year: 2026, days: 14, years: 5, tonnes: 823.6, gwp: 3922 };
  for (const id of DUTY_IDS) {
    const { title, text, source } = dutyText({ id, figures }, readDutyCopy());
    expect(`${title} ${text}`, id).not.toMatch(/%[a-z]+%/i);
    expect(source).toMatch(/\d/);
  }
});
