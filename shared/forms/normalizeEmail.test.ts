import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeEmail } from './normalizeEmail.ts';

describe('normalizeEmail', () => {
  it.each([
    ['user@bücher.example', 'user@xn--bcher-kva.example'],
    ['user@BÜCHER.EXAMPLE', 'user@xn--bcher-kva.example'],
    ['user@bu\u0308cher.example', 'user@xn--bcher-kva.example'],
    ['user@XN--BCHER-KVA.example', 'user@xn--bcher-kva.example'],
    ['user@bücher。example', 'user@xn--bcher-kva.example'],
    ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
    [' Ada.Okafor+web@Northwind.EXAMPLE ', 'Ada.Okafor+web@northwind.example'],
    ["o'hara@3com.example", "o'hara@3com.example"],
  ])('turns %j into %j', (typed, normal) => {
    expect(normalizeEmail(typed)).toBe(normal);
  });

  it.each([
    '',
    '@',
    'ada',
    'ada@',
    '@b.example',
    'ada@northwind',
    'ada@b@c.example',
    'ada:secret@b.example@c.example',
    'o’hara@b.example',
    'ada okafor@b.example',
    'ada@b.example:80',
    'ada@b.example/path',
    'ada@b.example\\path',
    'ada@b.example?query',
    'ada@b.example#part',
    'ada@b.%65xample',
    'ada@b.ex ample',
    'ada@b.ex\tample',
    'ada@b.ex\u3000ample',
    'ada@b_c.example',
    'ada@-b.example',
    'ada@b..example',
    'ada@b。。example',
    'ada@.b.example',
    'ada@b.example.',
    'ada@bücher.example。',
    'ada@\u00ad.example',
    'ada@192.0.2.1',
    'ada@192.0.513',
    'ada@１９２.0.2.1',
    'ada@[192.0.2.1]',
    'ada@[2001:db8::1]',
    'ada@b／c.example',
    'ada@b：80.example',
    'ada@b＠c.example',
    'ada@b％41.example',
    'ada@＿b.example',
    'ada@\ud800.example',
    `ada@${'ü'.repeat(60)}.example`,
    `ada@${'ü.'.repeat(40)}example`,
  ])('rejects %j', (typed) => {
    expect(normalizeEmail(typed)).toBeUndefined();
  });

  it('does not change an address that is already normal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 9 }), (label) => {
        const normal = normalizeEmail(`ada@${label}.example`);
        if (normal !== undefined) expect(normalizeEmail(normal)).toBe(normal);
      }),
    );
  });
});
