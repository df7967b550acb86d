import { expect, it } from 'vitest';
import { runApart } from './runApart.ts';

it('fails as the check does', async () => {
  await expect(runApart('No such check')).rejects.toThrow('No check is called “No such check”');
});
