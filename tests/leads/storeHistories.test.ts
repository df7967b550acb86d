import { it } from 'vitest';
import { checkHistories } from './storeHistories.ts';

it('neither loses nor repeats a lead in a hundred histories of two servers', async () => {
  await checkHistories(100, 20_261_123);
});
