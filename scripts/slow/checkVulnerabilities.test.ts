import { expect, test, vi } from 'vitest';
import { judgeAudit } from './checkVulnerabilities.ts';

const found = (severity: string) => ({
  vulnerabilities: { leftpad: { severity, range: '<2.0.0', fixAvailable: true } },
});

test('a high vulnerability fails and is named with its remedy', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(judgeAudit(found('high'))).toBe(false);
  expect(said.mock.calls.join()).toContain('leftpad <2.0.0: high; raise its version');
  said.mockRestore();
});

test('a moderate one passes', () => {
  expect(judgeAudit(found('moderate'))).toBe(true);
});

test.each([undefined, { message: '405 Method Not Allowed', statusCode: 405 }])(
  'a missing audit is reported, not passed: %j',
  (answer) => {
    expect(judgeAudit(answer)).toHaveProperty('notChecked');
  },
);
