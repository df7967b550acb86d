import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkRoiNumber,
  readRoiNumber,
  roiDefaults,
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
  it('uses the defaults if nothing is given', () => {
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

  it.each(['', '   ', 'many', 'NaN', 'Infinity', '-Infinity', '0x10', '1e999', '9'.repeat(400)])(
    'uses the default for "%s"',
    (value) => {
      expect(fromText(`noOfBuildings=${encodeURIComponent(value)}`).buildings).toBe(10);
    },
  );

  it('uses numbers outside the page’s limits as they are', () => {
    expect(fromText('noOfBuildings=-4').buildings).toBe(-4);
    expect(fromText('inHouseWorkOrdersPercentage=150').inHousePercentage).toBe(150);
    expect(fromText(`monthlyWorkOrdersCount=${'9'.repeat(30)}`).monthlyWorkOrders).toBe(1e30);
  });

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

  it('uses the first of a repeated parameter, in a query string and in a router’s object', () => {
    expect(fromText('noOfBuildings=3&noOfBuildings=9').buildings).toBe(3);
    expect(roiInputFromQuery({ noOfBuildings: ['3', '9'] }, 'Lintel').buildings).toBe(3);
  });

  it('never gives a number that is not finite, whatever the query holds', () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.constant(null), fc.array(fc.string()), fc.object());
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.values(roiFieldNames('Lintel'))), value),
        (query) => {
          const input = roiInputFromQuery(query, 'Lintel');
          for (const field of roiNumberFields) expect(Number.isFinite(input[field])).toBe(true);
        },
      ),
    );
  });

  it('reads back what roiInputToQuery wrote', () => {
    const input = { ...roiDefaults, buildings: 7e22, inHouseHours: 1.234, outsourcedHours: -1e-7 };
    expect(fromText(roiInputToQuery(input, 'Lintel'))).toEqual(input);
    const plain = { ...roiDefaults, isIntegration: false };
    expect(fromText(roiInputToQuery(plain, 'Lintel'))).toEqual(plain);
  });
});

describe('readRoiNumber', () => {
  it.each([
    ['inHouseHours', '12,5', 12.5],
    ['inHouseHours', '1,234', 1.234],
    ['buildings', '1.234', 1234],
    ['monthlyWorkOrders', '1 234', 1234],
    ['inHousePercentage', '150', 150],
    ['buildings', 'ten', undefined],
  ] as const)('%s "%s": %s', (field, text, value) => {
    expect(readRoiNumber(field, text)).toBe(value);
  });
});

describe('checkRoiNumber', () => {
  it.each([
    ['buildings', 0, 'range'],
    ['buildings', 5001, 'range'],
    ['buildings', 2.5, 'whole'],
    ['buildings', 12, undefined],
    ['inHouseHours', 2.75, undefined],
  ] as const)('%s %d: %s', (field, value, error) => {
    expect(checkRoiNumber(field, value)).toBe(error);
  });
});
