import { it } from 'vitest';
import { checkHistories } from './storeHistories.ts';

it('neither loses nor repeats a lead in a thousand histories of two servers', async () => {
  await checkHistories(1000, 20_261_123);
}, 60_000);
