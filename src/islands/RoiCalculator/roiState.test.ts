import { describe, expect, it } from 'vitest';
import { roiDefaults } from '../../../shared/roi/roiInput.ts';
import { roiFieldMessage } from './roiFieldMessage.ts';
import { initialRoiState, readSharedState, shareQuery, withTexts } from './roiState.ts';

const type = (buildings: string, state = initialRoiState) => withTexts(state, { buildings });

describe('withTexts', () => {
  it('computes with a valid number', () => {
    expect(type('20').input.buildings).toBe(20);
    expect(type('20').errors).toEqual({});
  });

  it.each([
    ['0', 0, 'range'],
    ['-3', -3, 'range'],
    ['5001', 5001, 'range'],
    ['2,5', 2.5, 'whole'],
  ] as const)('computes with %s, and says what is unusual about it', (text, buildings, error) => {
    expect(type(text)).toMatchObject({ input: { buildings }, errors: { buildings: error } });
  });

  it.each(['', '  ', 'ten', '0x10'])(
    'keeps the last number, and what was typed, when "%s" is not a number',
    (text) => {
      const wrong = type(text, type('20'));
      expect(wrong.input.buildings).toBe(20);
      expect(wrong.texts.buildings).toBe(text);
      expect(wrong.errors).toEqual({ buildings: 'missing' });
      expect(type('7', wrong).errors).toEqual({});
    },
  );
});

describe('the shared address', () => {
  it('is empty for the defaults, and keeps other parameters', () => {
    expect(shareQuery(roiDefaults, '', 'Lintel')).toBe('');
    expect(shareQuery(roiDefaults, '?utm_source=mail&noOfBuildings=3', 'Lintel')).toBe('?utm_source=mail');
  });

  it('is read back as the same input', () => {
    const input = { ...roiDefaults, buildings: 44, isIntegration: false };
    const shared = readSharedState(shareQuery(input, '?utm_source=mail', 'Lintel'), 'Lintel');
    expect(shared?.input).toEqual(input);
  });

  it('is not read from an address that has only other parameters', () => {
    expect(readSharedState('?utm_source=mail', 'Lintel')).toBeUndefined();
  });

  it('with a number beyond the page’s limits shows it, says so and computes with it', () => {
    const shared = readSharedState('?noOfBuildings=90000', 'Lintel');
    expect(shared?.texts.buildings).toBe('90000');
    expect(shared?.errors.buildings).toBe('range');
    expect(shared?.input.buildings).toBe(90000);
  });
});

it.each([
  ['en-US', '1 to 20,000. Used.'],
  ['de-DE', '1 to 20.000. Used.'],
])('a message states the limits as %s writes them', (language, message) => {
  const copy = { missing: '', range: '%min% to %max%.', whole: '', kept: '', used: 'Used.' };
  expect(roiFieldMessage('monthlyWorkOrders', 'range', copy, language)).toBe(message);
});
