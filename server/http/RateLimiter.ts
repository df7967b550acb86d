import { addressGroups } from './clientAddress.ts';

/** Length of a counting window, in ms. */
const WINDOW = 60_000;

/** Maximum number of address groups that are counted; a flood from more addresses is no longer told apart. */
const GROUP_LIMIT = 50_000;

/** Refusals per address and window that are a full page with the visitor's input: a person never needs more. */
const PAGES = 3;

/** Refusals per address and window that are sent at once: no person gets that many. */
const QUICK = 50;

/** Minimum wait before each further refusal, in ms: a client that retries at once gets one a second. */
const FLOOD_WAIT = 1000;

/**
 * Number of different waits, up to twice the minimum: requests that arrive together must not get their responses
 * together, or pages would wait for hundreds of refusals.
 */
const WAITS = 128;

/** Refusals with a full page per second, for all addresses together: one costs some milliseconds. */
const PAGES_A_SECOND = 10;

interface Count {
  taken: number;
  refused: number;
  ends: number;
}

/** The refusal of a client that has sent too much. */
export interface LimitRefusal {
  /** Seconds until more is accepted. */
  retryAfter: number;
  /** Whether it may be a full page. */
  allowsPage: boolean;
  /** Wait before the response, for callers that respond anyway, in ms. */
  wait: number;
}

/** The refusal of an address without reading its request. */
export interface EarlyRefusal {
  /** Seconds until more is accepted. */
  retryAfter: number;
  /** Wait before the response, in ms. */
  wait: number;
}

const waitOf = ({ refused }: Count) => Math.round(FLOOD_WAIT * (1 + (refused % WAITS) / WAITS));

/** Counts requests per address in windows of a minute, by a monotonic clock. */
export class RateLimiter {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, Count>();
  #second = 0;
  #pages = 0;

  constructor(limit: number, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Counts a request from an address. Returns the refusal, or undefined if it is accepted. */
  take(address: string): LimitRefusal | undefined {
    const groups = addressGroups(address).map(({ key, factor }) => ({ count: this.#countOf(key), factor }));
    const full = groups.find(({ count, factor }) => count.taken >= this.#limit * factor);
    if (full === undefined) {
      for (const { count } of groups) count.taken += 1;
      return undefined;
    }
    const { count } = full;
    count.refused += 1;
    return { retryAfter: this.#secondsOf(count), allowsPage: this.#takePage(count), wait: waitOf(count) };
  }

  /** Whether an address has used up its limit for now. Does not count as a request. */
  isExhausted(address: string): boolean {
    return addressGroups(address).some(({ key, factor }) => {
      const count = this.#counts.get(key);
      return count !== undefined && count.ends > this.#now() && count.taken >= this.#limit * factor;
    });
  }

  /** Counts a refusal without a full page. Returns undefined if the address may still send something. */
  refuse(address: string): EarlyRefusal | undefined {
    for (const { key, factor } of addressGroups(address)) {
      const count = this.#counts.get(key);
      if (count === undefined || count.ends <= this.#now()) continue;
      if (count.taken < this.#limit * factor || count.refused < PAGES) continue;
      count.refused += 1;
      return { retryAfter: this.#secondsOf(count), wait: count.refused > QUICK ? waitOf(count) : 0 };
    }
    return undefined;
  }

  #countOf(key: string): Count {
    const now = this.#now();
    const known = this.#counts.get(key);
    if (known !== undefined && known.ends > now) return known;
    // Reinserted, so that the oldest come first.
    this.#counts.delete(key);
    if (this.#counts.size >= GROUP_LIMIT) {
      const [oldest] = this.#counts.keys();
      if (oldest !== undefined) this.#counts.delete(oldest);
    }
    const count = { taken: 0, refused: 0, ends: now + WINDOW };
    this.#counts.set(key, count);
    return count;
  }

  #secondsOf({ ends }: Count): number {
    return Math.max(1, Math.ceil((ends - this.#now()) / 1000));
  }

  #takePage({ refused }: Count): boolean {
    const second = Math.floor(this.#now() / 1000);
    if (second !== this.#second) [this.#second, this.#pages] = [second, 0];
    if (refused > PAGES || this.#pages >= PAGES_A_SECOND) return false;
    this.#pages += 1;
    return true;
  }
}
