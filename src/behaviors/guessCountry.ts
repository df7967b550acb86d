/** A locale in browsers that know the time zones of a region. */
type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** Hints about the visitor's country: the page's language, which depends on the host, and the browser's time zone. */
export interface Whereabouts {
  language: string;
  timeZone: string;
}

const here = (): Whereabouts => ({
  language: document.documentElement.lang,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/**
 * The visitor's likely country, out of those offered: that of a regional host, otherwise that of the browser's time
 * zone. Undefined if neither matches.
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
