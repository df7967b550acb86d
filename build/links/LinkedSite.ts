import { isServerRoute } from '../../server/Site.ts';
import { placeOf } from '../../server/static/readBuild.ts';
import type { Fault } from '../../shared/Fault.ts';
import type { SiteAddresses } from '../../shared/http/redirectRuleFaults.ts';
import type { Locale } from '../../src/content/files/locale.ts';
import { localeOfUrl, originOf } from '../../src/lib/metadata.ts';
import type { DocumentLinks } from './documentLinks.ts';
import { fragmentFault } from './fragmentFault.ts';
import { type AnsweringSite, siteAnswer } from './siteAnswer.ts';

/** What is wrong with an address in a document, with the remedy. */
interface AddressFault {
  text: string;
  /** False for a link that works but should be written differently. */
  leadsNowhere: boolean;
}

/** The same in a document, a file of the built site. */
export interface LinkFault extends Fault, AddressFault {
  address: string;
}

const SHAPES = {
  // Without a recipient it is an email to forward, and needs a subject.
  mailto: /^mailto:(?:[^@\s?]+@[^@\s]+\.[a-z]+(?:\?\S*)?|\?subject=\S+)$/,
  tel: /^tel:\+\d{7,15}$/,
};

const deadEnd = (text: string): AddressFault => ({ text, leadsNowhere: true });
const flaw = (text: string): AddressFault => ({ text, leadsNowhere: false });

/** A built site whose links can be judged: what it answers, and the links and ids of its documents by file. */
export class LinkedSite implements SiteAddresses {
  readonly #site: AnsweringSite;
  readonly #documents: ReadonlyMap<string, DocumentLinks>;
  readonly #missing: (path: string) => string;
  readonly #ids = new Map<string, ReadonlySet<string>>();
  /** Faults of addresses that do not depend on the page: every page has the menus’ links. */
  readonly #faults = new Map<string, AddressFault | undefined>();

  /**
   * @param missing returns what is wrong with a path that the site does not answer, with the remedy
   */
  constructor(
    site: AnsweringSite,
    documents: ReadonlyMap<string, DocumentLinks>,
    missing: (path: string) => string,
  ) {
    this.#site = site;
    this.#documents = documents;
    this.#missing = missing;
  }

  has(path: string): boolean {
    return isServerRoute(path) || this.#site.files.find('en', path) !== undefined;
  }

  targetFault(target: string): string | undefined {
    const fault = this.#faultOf(target, true, 'en', originOf('en'));
    return fault?.leadsNowhere ? fault.text : undefined;
  }

  /**
   * What is wrong with the links of every document, and with the addresses of what it loads: an address that does not
   * resolve on the host of the document, a missing fragment, a redirect of ours, http, a malformed number or email
   * address, an external link that exposes window.opener.
   */
  linkFaults(): LinkFault[] {
    const faults: LinkFault[] = [];
    for (const [file, { addresses, openers }] of this.#documents) {
      const { locale = 'en', path = '/' } = placeOf(file) ?? {};
      const url = originOf(locale) + path;
      for (const [place, values] of Object.entries(addresses)) {
        // Only of links for readers; in a frame or a script the fragment is not ours to check.
        const isFollowed = /^a(?:rea)? /.test(place);
        for (const address of values) {
          const fault = this.#faultOf(address, isFollowed, locale, url);
          if (fault === undefined) continue;
          const name = isFollowed ? `link to ${address}` : `${place}="${address}"`;
          faults.push({ ...fault, file, address, text: `${name}: ${fault.text}` });
        }
      }
      for (const address of openers) {
        const target = URL.parse(address, url);
        if (target !== null && localeOfUrl(target) === undefined)
          faults.push({
            ...flaw(`link to ${address}: opens a new tab: add rel="noopener"`),
            file,
            address,
          });
      }
    }
    return faults;
  }

  #faultOf(address: string, isFollowed: boolean, locale: Locale, base: string): AddressFault | undefined {
    const key = `${/^(?:\/|https:)/.test(address) ? locale : base} ${isFollowed} ${address}`;
    if (!this.#faults.has(key)) this.#faults.set(key, this.#judge(address, isFollowed, base));
    return this.#faults.get(key);
  }

  #judge(address: string, isFollowed: boolean, base: string): AddressFault | undefined {
    if (address.startsWith('data:')) return undefined;
    if (address.startsWith('mailto:'))
      return SHAPES.mailto.test(address)
        ? undefined
        : flaw('is no email address: write mailto: and the whole address');
    if (address.startsWith('tel:'))
      return SHAPES.tel.test(address) ? undefined : flaw('must be tel:+ and the digits');
    const url = URL.parse(address, base);
    if (url === null) return deadEnd('is no address: correct it, or remove it');
    if (url.protocol !== 'https:') return flaw(`is ${url.protocol} – only https: is encrypted`);
    const spelling = /\s/.test(address) ? flaw('has a space: write %20') : undefined;
    const host = localeOfUrl(url);
    if (host === undefined)
      return url.hostname.includes('.')
        ? spelling
        : deadEnd('names no host: write it in full, as in https://www.name.example/');
    const answer = siteAnswer(this.#site, url, host);
    if (answer === 'elsewhere') return spelling;
    if (answer === undefined) return deadEnd(this.#missing(url.pathname));
    if (answer.hasRedirect) return flaw(`is redirected: write ${answer.url.pathname + answer.url.hash}`);
    const ids = isFollowed ? this.#idsOf(answer.file) : undefined;
    const fault = ids && fragmentFault(url.pathname, url.hash, ids);
    return fault === undefined ? spelling : deadEnd(fault);
  }

  /** The ids of a document; undefined for other files. */
  #idsOf(file = ''): ReadonlySet<string> | undefined {
    const ids = this.#documents.get(file)?.ids;
    if (ids !== undefined && !this.#ids.has(file)) this.#ids.set(file, new Set(ids));
    return this.#ids.get(file);
  }
}
