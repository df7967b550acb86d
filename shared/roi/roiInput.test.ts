import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  roiDefaults,
  roiFieldLimits,
  roiFieldNames,
  roiInputFromQuery,
  roiInputToQuery,
  roiNumberFields,
} from './roiInput.ts';

const fromText = (text: string) => roiInputFromQuery(new URLSearchParams(text), 'Lintel');

describe('roiFieldNames', () => {
  it('puts the brand into the two contract names that carry it', () => {
    expect(roiFieldNames('Lintel').inHouseDecreasePercentage).toBe('timeDecreasePercentageWithLintel');
    expect(roiFieldNames('Acme').outsourcedDecreasePercentage).toBe(
      'timeDecreasePercentageOutsourcedWithAcme',
    );
    expect(JSON.stringify(roiFieldNames('Acme'))).not.toContain('Lintel');
  });
});

describe('roiInputFromQuery', () => {
  it('takes the defaults when nothing is given', () => {
    expect(fromText('')).toEqual(roiDefaults);
    expect(roiInputFromQuery({}, 'Lintel')).toEqual(roiDefaults);
  });

  it('reads every field by its contract name', () => {
    const query =
      'totalNumberOfInhouseOandMEmployees=60&noOfBuildings=31&monthlyWorkOrdersCount=100&inHouseWorkOrdersPercentage=50' +
      '&avgTimeForInHouseWorkOrder=2.5&timeDecreasePercentageWithLintel=20&avgTimeForOutsourcedWorkOrder=4' +
      '&timeDecreasePercentageOutsourcedWithLintel=0&isIntegration=false';
    expect(fromText(query)).toEqual({
      inHouseEmployees: 60,
      buildings: 31,
      monthlyWorkOrders: 100,
      inHousePercentage: 50,
      inHouseHours: 2.5,
      inHouseDecreasePercentage: 20,
      outsourcedHours: 4,
      outsourcedDecreasePercentage: 0,
      isIntegration: false,
    });
  });

  it.each(['', '   ', 'many', 'NaN', 'Infinity', '-Infinity', '12,5', '1e999'])(
    'takes the default for "%s"',
    (value) => {
      expect(fromText(`noOfBuildings=${encodeURIComponent(value)}`).buildings).toBe(10);
    },
  );

  it.each([
    ['false', false],
    [' false', true],
    ['true', true],
    ['False', true],
    ['0', true],
    ['', true],
    ['no', true],
  ])('isIntegration=%s is %s', (value, expected) => {
    expect(fromText(`isIntegration=${value}`).isIntegration).toBe(expected);
  });

  it('counts the first of a repeated parameter, in a query string and in a router’s object', () => {
    expect(fromText('noOfBuildings=3&noOfBuildings=9').buildings).toBe(3);
    expect(roiInputFromQuery({ noOfBuildings: ['3', '9'] }, 'Lintel').buildings).toBe(3);
  });

  it('brings negative and extreme numbers into bounds', () => {
    expect(fromText('noOfBuildings=-4').buildings).toBe(0);
    expect(fromText('inHouseWorkOrdersPercentage=140').inHousePercentage).toBe(100);
    expect(fromText('monthlyWorkOrdersCount=1e300').monthlyWorkOrders).toBe(
      roiFieldLimits.monthlyWorkOrders.hardMax,
    );
  });

  it('never gives a number that is not finite, whatever the query holds', () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.constant(null), fc.array(fc.string()), fc.object());
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.values(roiFieldNames('Lintel'))), value),
        (query) => {
          const input = roiInputFromQuery(query, 'Lintel');
          for (const field of roiNumberFields) {
            expect(input[field]).toBeGreaterThanOrEqual(0);
            expect(input[field]).toBeLessThanOrEqual(roiFieldLimits[field].hardMax);
          }
        },
      ),
    );
  });

  it('reads back what roiInputToQuery wrote', () => {
    const input = { ...roiDefaults, buildings: 77, inHouseHours: 0.25, isIntegration: false };
    expect(fromText(roiInputToQuery(input, 'Lintel'))).toEqual(input);
  });
});
