import type { Locale } from '../content/files/locale.ts';
import { chromeText } from '../content/words/chromeText.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import styles from './HelloBar.module.css';
import { type HelloBarContent, helloBars, shownBar } from './helloBars.ts';
import { externalProps } from './menus/MenuLinks.tsx';

function Bar({ bar, isShown, opensNewTab }: { bar: HelloBarContent; isShown: boolean; opensNewTab: string }) {
  return (
    <p
      className={styles.bar}
      data-hello={bar.kind}
      data-until={bar.until}
      data-query={bar.query ? `${bar.query.name}=${bar.query.value}` : undefined}
      data-shown={isShown ? '' : undefined}
    >
      <span className={styles.kicker}>{bar.kicker}</span>
      {bar.when ? (
        <time className={styles.when} dateTime={bar.when.iso}>
          <span>{bar.when.date}</span>
          <span>{bar.when.time}</span>
        </time>
      ) : null}
      <span>{bar.title}</span>
      {bar.subtitle ? <span className={styles.subtitle}>{bar.subtitle}</span> : null}
      <a className={styles.action} href={bar.href} {...externalProps(bar.isExternal)}>
        {bar.action}
        {bar.isExternal ? <span className="visually-hidden"> ({opensNewTab})</span> : null}
        <Icon name="arrow" />
      </a>
    </p>
  );
}

export interface HelloBarProps {
  locale?: Locale | undefined;
  /** When the page is built; tests pass in their own. */
  now?: Date | undefined;
}

/**
 * The announcement above the header, one at a time. The build decides which; on the page, a script swaps in another
 * when the query string asks for it or a date has passed, and lets visitors close it.
 */
export function HelloBar({ locale = 'en', now = new Date() }: HelloBarProps) {
  const text = chromeText(locale);
  const bars = helloBars(text.helloBars, locale);
  const shown = shownBar(bars, now);
  return (
    <aside className={styles.box} aria-label={text.helloBars.label} data-hello-bars="">
      {bars.map((bar) => (
        <Bar key={bar.kind} bar={bar} isShown={bar === shown} opensNewTab={text.opensNewTab} />
      ))}
      <button className={styles.close} type="button" aria-label={text.helloBars.close} hidden>
        <Icon name="close" />
      </button>
    </aside>
  );
}
