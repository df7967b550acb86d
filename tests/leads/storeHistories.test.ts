import { it } from 'vitest';
import { describeStores } from '../../server/testing/storeUnderTest.ts';
import { checkHistories } from './storeHistories.ts';

describeStores('a store that two servers share', (current) => {
  it('neither loses nor repeats a lead in a hundred histories', async () => {
    const database = current().openDatabase();
    await checkHistories(database, 100, 20_261_123);
    await database.close();
  });
});
