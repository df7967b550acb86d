import { kilogramsOf, pounds } from '../../../shared/refrigerant/weight.ts';
import { intlLocale, isEnglish, type Locale } from '../../../shared/site/locales.ts';
import { nightFigures } from '../../product/nightFigures.ts';
import { minuteOf, timeOf } from '../../product/storyClock.ts';

/** The formats of a locale's figures. English pages have the figures of the product's own windows. */
function formatsOf(locale: Locale) {
  const language = isEnglish(locale) ? intlLocale('en') : intlLocale(locale);
  const format = (options: Intl.NumberFormatOptions) => {
    const { format: write } = new Intl.NumberFormat(language, options);
    return (value: number) => write(value);
  };
  const exact = (digits: number) =>
    format({ minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false });
  return {
    whole: format({ maximumFractionDigits: 0 }),
    tenths: exact(1),
    hundredths: exact(2),
    share: format({ style: 'percent', maximumFractionDigits: 0 }),
    shareInTenths: format({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    dollars: format({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
  };
}

/** Hours as product windows print them: 4 h 12 min. */
function hoursAndMinutes(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const made = new Map<Locale, Readonly<Record<string, string>>>();

function makeTokens(locale: Locale): Readonly<Record<string, string>> {
  const night = nightFigures();
  const { whole, tenths, hundredths, share, shareInTenths, dollars } = formatsOf(locale);
  const { gas, leak, level, route, filter } = night;
  const figures = {
    open: whole(night.open),
    due: whole(night.due),
    sites: whole(night.sites),
    leakJob: String(night.jobs.leak),
    filterJob: String(night.jobs.filter),
    flushJob: String(night.jobs.flush),
    gasPeak: String(gas.peak),
    gasLimit: String(gas.limit),
    charge: tenths(leak.charge),
    lost: tenths(leak.lost),
    lostKilograms: hundredths(kilogramsOf(pounds(leak.lost))),
    leakRate: shareInTenths(leak.rate / 100),
    leakThreshold: share(leak.threshold / 100),
    sensed: timeOf(night.sensed),
    raised: timeOf(night.raised),
    assigned: minuteOf(night.assigned),
    arrived: minuteOf(night.arrived),
    shown: minuteOf(night.shown),
    closed: minuteOf(night.closed),
    timeLeft: timeOf(night.left),
    repairMinutes: String(night.repairMinutes),
    testMinutes: String(night.testMinutes),
    routeMinutes: String(route.minutes),
    routeMiles: tenths(route.miles),
    routeKilometers: tenths(route.miles * 1.609344),
    nightKwh: whole(level.kwh),
    nightCost: dollars(level.cost),
    nightShare: share(level.share / 100),
    nightHours: hoursAndMinutes(level.hours),
    filterPressure: String(filter.pressure),
    filterLimit: String(filter.limit),
  };
  return Object.fromEntries(Object.entries(figures).map(([name, text]) => [`story.${name}`, text]));
}

/** The placeholders for figures of the product's story, without braces, in a locale: story.lost, story.raised … */
export function storyTokens(locale: Locale = 'en'): Readonly<Record<string, string>> {
  const known = made.get(locale);
  if (known) return known;
  const tokens = makeTokens(locale);
  made.set(locale, tokens);
  return tokens;
}
