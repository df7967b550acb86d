import { randomBytes } from 'node:crypto';
import type { Person } from './Person.ts';
import { readCookie, setCookie } from './signedCookie.ts';

/** A session ends after a working day, in seconds. */
const LENGTH = 12 * 60 * 60;

/** Maximum number of sessions; the oldest make room. */
const MOST_SESSIONS = 1000;

/** Who is signed in. Kept in memory: a restart of the editor signs everybody out. */
export class Sessions {
  readonly #key: Buffer;
  readonly #cookie: string;
  readonly #now: () => number;
  readonly #open = new Map<string, { person: Person; ends: number }>();

  /**
   * @param key signs the cookies
   * @param cookie name of the cookie
   * @param now a monotonic clock, in ms
   */
  constructor(key: Buffer, cookie: string, now: () => number = () => performance.now()) {
    this.#key = key;
    this.#cookie = cookie;
    this.#now = now;
  }

  /** Opens a session, and ends the one that a Cookie header names. Returns the Set-Cookie header. */
  open(person: Person, earlier?: string): string {
    this.#end(earlier);
    const id = randomBytes(32).toString('base64url');
    const [oldest] = this.#open.keys();
    if (this.#open.size >= MOST_SESSIONS && oldest !== undefined) this.#open.delete(oldest);
    this.#open.set(id, { person, ends: this.#now() + LENGTH * 1000 });
    return setCookie({ name: this.#cookie, value: id }, this.#key, { seconds: LENGTH });
  }

  /** The person whose session a Cookie header names. */
  personOf(header: string | undefined): Person | undefined {
    const id = readCookie(header, this.#cookie, this.#key);
    const session = id === undefined ? undefined : this.#open.get(id);
    if (id === undefined || session === undefined) return undefined;
    if (session.ends > this.#now()) return session.person;
    this.#open.delete(id);
    return undefined;
  }

  /** Ends the session that a Cookie header names. Returns the Set-Cookie header. */
  close(header: string | undefined): string {
    this.#end(header);
    return setCookie({ name: this.#cookie, value: '' }, this.#key, { seconds: 0 });
  }

  #end(header: string | undefined): void {
    const id = readCookie(header, this.#cookie, this.#key);
    if (id !== undefined) this.#open.delete(id);
  }
}
