import type { Locale } from '../content/files/locale.ts';
import { chromeText } from '../content/words/chromeText.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import styles from './HelloBar.module.css';
import { type HelloBarContent, helloBars, isWanted } from './helloBars.ts';
import { externalProps } from './menus/MenuLinks.tsx';

function Bar({ bar, now, opensNewTab }: { bar: HelloBarContent; now: Date; opensNewTab: string }) {
  return (
    <p
      className={styles.bar}
      data-hello={bar.id}
      data-from-width={bar.fromWidth}
      data-until={bar.until}
      data-query={bar.query ? `${bar.query.name}=${bar.query.value}` : undefined}
      data-wanted={isWanted(bar, now) ? '' : undefined}
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
 * The announcement above the header, one at a time: the first wanted one that the window has room for. The build marks
 * those that are wanted; on the page, a script marks others when the query string asks for one or a date has passed, and
 * lets visitors close the bar.
 */
export function HelloBar({ locale = 'en', now = new Date() }: HelloBarProps) {
  const text = chromeText(locale);
  const bars = helloBars(text.helloBars, locale);
  return (
    <aside className={styles.box} aria-label={text.helloBars.label} data-hello-bars="">
      {bars.map((bar) => (
        <Bar key={bar.id} bar={bar} now={now} opensNewTab={text.opensNewTab} />
      ))}
      <button className={styles.close} type="button" aria-label={text.helloBars.close} hidden>
        <Icon name="close" />
      </button>
    </aside>
  );
}
