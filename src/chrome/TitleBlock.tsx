import { siteConfig } from '../../config/siteConfig.ts';
import type { Page } from '../content/Page.ts';
import { issuedYear } from '../content/site/entries.ts';
import type { ChromeText } from '../content/words/chromeText.ts';
import { sheetNumber } from './sheetNumber.ts';
import styles from './TitleBlock.module.css';

type BlockText = ChromeText['footer']['block'];

function Regions({ page, regions }: { page: Page; regions: BlockText['regions'] }) {
  if (page.locales.length < 2) return <>{regions[page.locale]}</>;
  return (
    <>
      {page.locales.map((locale) =>
        locale === page.locale ? (
          <span key={locale} className={styles.region} aria-current="true">
            {regions[locale]}
          </span>
        ) : (
          <a
            key={locale}
            className={styles.region}
            href={`https://${siteConfig.hosts[locale]}${page.path}`}
            hrefLang={locale}
            rel="alternate"
          >
            {regions[locale]}
          </a>
        ),
      )}
    </>
  );
}

/** The page's own title block, as on a drawing: what it shows, its number, and the regions it is issued for. */
export function TitleBlock({ page, block }: { page: Page; block: BlockText }) {
  return (
    <dl className={styles.block}>
      <div className={styles.cell} data-cell="project">
        <dt>{block.project}</dt>
        <dd>{block.projectName}</dd>
      </div>
      <div className={styles.cell} data-cell="drawing">
        <dt>{block.drawing}</dt>
        <dd>{page.name}</dd>
      </div>
      <div className={styles.cell}>
        <dt>{block.sheet}</dt>
        <dd>{sheetNumber(page.id)}</dd>
      </div>
      <div className={styles.cell} data-cell="region">
        <dt>{block.region}</dt>
        <dd>
          <Regions page={page} regions={block.regions} />
        </dd>
      </div>
      <div className={styles.cell}>
        <dt>{block.issued}</dt>
        <dd>{issuedYear(page)}</dd>
      </div>
    </dl>
  );
}
