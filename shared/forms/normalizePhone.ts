import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Converts a phone number to E.164, such as "+12025550142"; undefined if it is not one. A number without a country code
 * is taken to be from the given country (ISO 3166-1), or from the United States if that is unknown. Only its length is
 * checked, not its range, because carriers keep adding new ones.
 */
export function normalizePhone(text: string, country = 'US'): string | undefined {
  const home: CountryCode = isSupportedCountry(country) ? country : 'US';
  const number = parsePhoneNumberFromString(text, { defaultCountry: home, extract: false });
  return number?.isPossible() === true ? number.number : undefined;
}
