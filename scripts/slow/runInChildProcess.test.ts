import { expect, it } from 'vitest';
import { runInChildProcess } from './runInChildProcess.ts';

it('fails as the check does', async () => {
  await expect(runInChildProcess('No such check')).rejects.toThrow('No check is called “No such check”');
});
