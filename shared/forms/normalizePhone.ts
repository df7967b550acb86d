import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number in E.164, as "+12025550142", or undefined when it is not one. A number without a country code is read
 * in the given country (ISO 3166-1), the United States when that is unknown. Lengths are checked, not single ranges:
 * a number that a carrier opened yesterday must pass.
 */
export function normalizePhone(text: string, country = 'US'): string | undefined {
  const home: CountryCode = isSupportedCountry(country) ? country : 'US';
  const number = parsePhoneNumberFromString(text, { defaultCountry: home, extract: false });
  return number?.isPossible() === true ? number.number : undefined;
}
