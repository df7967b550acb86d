import { expect, it } from 'vitest';
import { statCardsSchema } from './StatCards.schema.ts';

const faultsOf = (layout: string, value: string) =>
  statCardsSchema
    .safeParse({
      ...{ type: 'statCards', layout, title: 'What changed', label: 'Figures' },
      stats: [
        { value: '30%', txt: 'fewer calls' },
        { value, txt: 'more planned jobs' },
      ],
    })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it('rejects a percentage above the line for 100% in towers', () => {
  expect(faultsOf('towers', '100%')).toEqual([]);
  expect(faultsOf('towers', '250%')).toEqual([
    'stats.1.value: 250% would be drawn beyond the line for 100%: use the layout lines or gauges, or write a share of the whole',
  ]);
  expect(faultsOf('lines', '250%')).toEqual([]);
});
