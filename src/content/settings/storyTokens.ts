import { kilogramsOf, pounds } from '../../../shared/refrigerant/weight.ts';
import { nightFigures } from '../../product/nightFigures.ts';
import { minuteOf, timeOf } from '../../product/storyClock.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Hours as product windows print them: 4 h 12 min. */
function hoursAndMinutes(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

let tokens: Readonly<Record<string, string>> | undefined;

function makeTokens(): Readonly<Record<string, string>> {
  const night = nightFigures();
  const { gas, leak, level, route, filter } = night;
  const figures = {
    open: whole.format(night.open),
    due: whole.format(night.due),
    sites: whole.format(night.sites),
    leakJob: String(night.jobs.leak),
    filterJob: String(night.jobs.filter),
    flushJob: String(night.jobs.flush),
    gasPeak: String(gas.peak),
    gasLimit: String(gas.limit),
    charge: leak.charge.toFixed(1),
    lost: leak.lost.toFixed(1),
    lostKilograms: kilogramsOf(pounds(leak.lost)).toFixed(2),
    leakRate: `${leak.rate.toFixed(1)}%`,
    leakThreshold: `${leak.threshold}%`,
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
    routeMiles: route.miles.toFixed(1),
    routeKilometers: (route.miles * 1.609344).toFixed(1),
    nightKwh: whole.format(level.kwh),
    nightCost: dollars.format(level.cost),
    nightShare: `${whole.format(level.share)}%`,
    nightHours: hoursAndMinutes(level.hours),
    filterPressure: String(filter.pressure),
    filterLimit: String(filter.limit),
  };
  return Object.fromEntries(Object.entries(figures).map(([name, text]) => [`story.${name}`, text]));
}

/** The placeholders for figures of the product's story, without braces: story.lost, story.raised … */
export function storyTokens(): Readonly<Record<string, string>> {
  tokens ??= makeTokens();
  return tokens;
}
