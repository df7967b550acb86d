import { siteAnswer as answerOf } from '../../build/links/siteAnswer.ts';
import { loadSite } from '../../server/Site.ts';
import type { Locale } from '../../src/content/files/locale.ts';
import { SITE_OUT } from './builtSite.ts';

/** The built site, as the server would serve it. */
export const servedSite = loadSite(SITE_OUT);

/** What the server returns for one of our addresses, as `siteAnswer` of the build says. */
export const siteAnswer = (address: URL, locale: Locale) => answerOf(servedSite, address, locale);
