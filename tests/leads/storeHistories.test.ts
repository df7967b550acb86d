import { it } from 'vitest';
import { checkHistories } from './storeHistories.ts';

it('neither loses nor repeats a lead in two hundred histories of two servers', async () => {
  await checkHistories(200, 20_261_123);
}, 60_000);
