import type { ReactNode } from 'react';
import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { Cuttings } from './Cuttings.tsx';
import { NewsDesk } from './desk/NewsDesk.tsx';
import styles from './Newsroom.module.css';
import type { NewsroomProps } from './Newsroom.schema.ts';
import { PressContact } from './PressContact.tsx';
import { Releases } from './Releases.tsx';

/** A tab's panel. Its bar opens it on narrow screens, which show an accordion instead of tabs. */
function Panel(props: { id: string; name: string; count: number; children: ReactNode }) {
  const { id, name, count, children } = props;
  return (
    <section id={id} className={styles.panel} aria-label={name}>
      <a className={styles.bar} href={`#${id}`}>
        {name}
        <span className={styles.count}>{count}</span>
      </a>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/**
 * News, press releases and print. The tabs are links to #news, #press and #print, and CSS shows the panel of the URL's
 * fragment: they work without script, and other pages can link to each. A page or year of the releases also selects its
 * tab.
 */
export function Newsroom(props: NewsroomProps & SectionPlacement) {
  const { id, title, contact, email, phone, tabs, lead, news, cuttings, sheet } = props;
  const { page, entriesOf } = contentFor('newsroom', props.content);
  const releases = entriesOf('pressRelease');
  const counts = { news: news.length + 1, press: releases.length, print: cuttings.length };
  return (
    <div id={id} className={styles.room}>
      <header className={`container ${styles.head}`}>
        <h1>{headingMarkup(title)}</h1>
        <PressContact contact={contact} email={email} phone={phone} />
      </header>
      <nav className={`container ${styles.tabs}`} aria-label={tabs.label}>
        {(['news', 'press', 'print'] as const).map((tab) => (
          <a key={tab} className={`heading ${styles.tab}`} href={`#${tab}`}>
            {tabs[tab]}
            <span className={styles.count}>{counts[tab]}</span>
          </a>
        ))}
      </nav>
      <div className={`container ${styles.panels}`}>
        <Panel id="news" name={tabs.news} count={counts.news}>
          <NewsDesk
            lead={lead}
            news={news}
            sheet={sheet}
            tabs={tabs}
            releases={releases}
            locale={page.locale}
          />
        </Panel>
        <Panel id="press" name={tabs.press} count={counts.press}>
          <Releases releases={releases} labels={props.releases} locale={page.locale} />
        </Panel>
        <Panel id="print" name={tabs.print} count={counts.print}>
          <Cuttings cuttings={cuttings} />
        </Panel>
      </div>
    </div>
  );
}
