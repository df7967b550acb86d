/** The method that newer browsers have for the time zones of a region. */
type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** Where the browser says that it is: the language of the page, which follows the host, and the visitor's time zone. */
export interface Whereabouts {
  language: string;
  timeZone: string;
}

const here = (): Whereabouts => ({
  language: document.documentElement.lang,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/**
 * The country that a visitor most likely answers with, out of those offered: that of a regional host, otherwise the one
 * whose time zone the browser is in. Undefined if neither says.
 */
export function guessCountry(
  offered: readonly string[],
  { language, timeZone }: Whereabouts = here(),
): string | undefined {
  const region = new Intl.Locale(language || 'en').region;
  if (region !== undefined && offered.includes(region)) return region;
  return offered.find((code) =>
    (new Intl.Locale(`und-${code}`) as ZonedLocale).getTimeZones?.()?.includes(timeZone),
  );
}
