import { describe, expect, it } from 'vitest';
import { roiDefaults } from '../../../shared/roi/roiInput.ts';
import { initialRoiState, readSharedInput, reduceRoi, shareQuery } from './roiState.ts';

const type = (text: string, state = initialRoiState) =>
  reduceRoi(state, { type: 'number', field: 'buildings', text });

describe('reduceRoi', () => {
  it('computes with a sound number', () => {
    expect(type('20').input.buildings).toBe(20);
    expect(type('20').errors).toEqual({});
  });

  it.each([
    ['0', 0, 'range'],
    ['-3', -3, 'range'],
    ['5001', 5001, 'range'],
    ['2,5', 2.5, 'whole'],
  ] as const)('computes with %s, which it remarks on', (text, buildings, error) => {
    expect(type(text)).toMatchObject({ input: { buildings }, errors: { buildings: error } });
  });

  it.each(['', '  ', 'ten', '0x10'])(
    'keeps the last number, and what was typed, where "%s" is none',
    (text) => {
      const wrong = type(text, type('20'));
      expect(wrong.input.buildings).toBe(20);
      expect(wrong.texts.buildings).toBe(text);
      expect(wrong.errors).toEqual({ buildings: 'missing' });
      expect(type('7', wrong).errors).toEqual({});
    },
  );

  it('forgets messages about the last link and download once a number changes', () => {
    const copied = reduceRoi(initialRoiState, { type: 'share', share: 'copied' });
    const done = reduceRoi(copied, { type: 'download', download: 'done' });
    expect(type('3', done)).toMatchObject({ share: 'idle', download: 'idle' });
  });

  it('stays busy while numbers change during a download', () => {
    expect(type('3', reduceRoi(initialRoiState, { type: 'download', download: 'busy' })).download).toBe(
      'busy',
    );
  });

  it('goes back to the starting numbers', () => {
    expect(reduceRoi(type('3'), { type: 'reset' })).toEqual(initialRoiState);
  });
});

describe('the shared address', () => {
  it('carries nothing for the defaults and keeps other parameters', () => {
    expect(shareQuery(roiDefaults, '', 'Lintel')).toBe('');
    expect(shareQuery(roiDefaults, '?utm_source=mail&noOfBuildings=3', 'Lintel')).toBe('?utm_source=mail');
  });

  it('is read back as the same input', () => {
    const input = { ...roiDefaults, buildings: 44, isIntegration: false };
    const shared = readSharedInput(shareQuery(input, '?utm_source=mail', 'Lintel'), 'Lintel');
    const restored = reduceRoi(initialRoiState, { type: 'restore', texts: {}, ...shared });
    expect(restored.input).toEqual(input);
  });

  it('is told from an address that carries other parameters only', () => {
    expect(readSharedInput('?utm_source=mail', 'Lintel')).toBeUndefined();
  });

  it('with a number beyond the page’s limits shows it, says so and computes with it', () => {
    const shared = readSharedInput('?noOfBuildings=90000', 'Lintel');
    const restored = reduceRoi(initialRoiState, { type: 'restore', texts: {}, ...shared });
    expect(restored.texts.buildings).toBe('90000');
    expect(restored.errors.buildings).toBe('range');
    expect(restored.input.buildings).toBe(90000);
  });
});
