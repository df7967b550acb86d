import { readFont } from './readAxes.ts';

/** Printable ASCII. */
export const LATIN = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');

/**
 * The characters of a script that a font has, as CSS writes them: U+600-60B,U+61B. They are letters, marks and the
 * punctuation that only this script uses.
 *
 * @param script ISO 15924 code
 */
export function rangesOf(script: string, bytes: Buffer): string {
  const pattern = new RegExp(`^\\p{Script_Extensions=${script}}$`, 'u');
  const codes = readFont(bytes)
    .characterSet.filter((code) => code > 0x7f && pattern.test(String.fromCodePoint(code)))
    .sort((one, other) => one - other);
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join();
}
