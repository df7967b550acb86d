import { addressGroups } from './clientAddress.ts';

/** Time for which submissions are counted together, in ms. */
const WINDOW = 60_000;

/** Most groups of addresses that are counted: who floods the site from more is not told apart any more. */
const GROUP_LIMIT = 50_000;

/** Refusals per address and window that are a full page with the answers kept: a person never needs more. */
const PAGES = 3;

/** Refusals of an address in a window that are answered at once: no person sends so many. */
const QUICK = 50;

/** Shortest wait before each refusal beyond those, in ms: who asks again as soon as it is answered gets one a second. */
const FLOOD_WAIT = 1000;

/**
 * Waits of different length, up to twice the shortest: what came at one moment must not be answered at one moment, or
 * pages would wait for hundreds of refusals.
 */
const WAITS = 128;

/** Refusals in a second that are such a page, for all addresses together: one costs some milliseconds. */
const PAGES_A_SECOND = 10;

interface Count {
  taken: number;
  refused: number;
  ends: number;
}

/** What is said to who sent too much. */
export interface LimitRefusal {
  /** Seconds until more is taken. */
  retryAfter: number;
  /** Whether there is time for a page. */
  isWorthPage: boolean;
  /** Time to let pass before an answer that is given all the same, in ms. */
  wait: number;
}

/** What an address gets that is refused without a look. */
export interface Silence {
  /** Seconds until more is taken. */
  retryAfter: number;
  /** Time before the answer, in ms. */
  wait: number;
}

const waitOf = ({ refused }: Count) => Math.round(FLOOD_WAIT * (1 + (refused % WAITS) / WAITS));

/** Counts requests by address in windows of a minute that nobody's clock can move. */
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

  /** Counts a request of an address. Returns why it is refused, or nothing when it is not. */
  take(address: string): LimitRefusal | undefined {
    const groups = addressGroups(address).map(({ key, factor }) => ({ count: this.#countOf(key), factor }));
    const full = groups.find(({ count, factor }) => count.taken >= this.#limit * factor);
    if (full === undefined) {
      for (const { count } of groups) count.taken += 1;
      return undefined;
    }
    const { count } = full;
    count.refused += 1;
    return { retryAfter: this.#secondsOf(count), isWorthPage: this.#takePage(count), wait: waitOf(count) };
  }

  /** Counts a refusal of an address that gets no more than a word. Returns nothing while it may still send something. */
  refuse(address: string): Silence | undefined {
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
    // Set anew, so that the oldest stand first.
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
