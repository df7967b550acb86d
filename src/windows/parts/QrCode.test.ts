import { describe, expect, it } from 'vitest';
import { qrPath } from './QrCode.tsx';

describe('qrPath', () => {
  it('draws each run of dark modules as one box', () => {
    expect(qrPath(['##.#', '....', '.##.'])).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h2v1h-2z');
  });
});
