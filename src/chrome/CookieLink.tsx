import type { Locale } from '../content/files/locale.ts';
import { consentText } from '../content/words/consentText.ts';

/** The link to the cookie preferences. Without script, it opens that section of the cookie policy. */
export function CookieLink({ locale, className }: { locale: Locale; className: string | undefined }) {
  return (
    <a className={className} href="/cookie-policy/#change-your-mind" data-cookie-preferences="">
      {consentText(locale).link}
    </a>
  );
}
