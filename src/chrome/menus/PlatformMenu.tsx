import type { ChromeText } from '../../content/chromeText.ts';
import { linkTarget, type Navigation } from '../../content/navigation.ts';
import { hasPage } from '../../content/pages.ts';
import { pathOfPage } from '../../content/pathOfPage.ts';
import { records } from '../../content/records.ts';
import type { Tone } from '../../scenes/pen/systems.ts';
import { MenuDrawing } from './MenuDrawing.tsx';
import linkStyles from './MenuLinks.module.css';
import { EntryList, MenuLinks } from './MenuLinks.tsx';
import menu from './Menus.module.css';
import styles from './PlatformMenu.module.css';
import { ProductGlyph } from './ProductGlyph.tsx';

type Platform = Navigation['platform'];
type Product = Platform['products'][number];

export interface PlatformMenuProps {
  platform: Platform;
  text: ChromeText;
  /** Tone of the header that the menu opens from; its drawings match. */
  tone: Tone;
}

/** Two customers that run on the product and have a published story. */
function storiesOf(product: Product) {
  return [...records('customers').values()]
    .filter((customer) => customer.system === product.system)
    .flatMap((customer) => {
      const study = customer.caseStudy;
      const [figure] = customer.stats;
      return study !== undefined && hasPage(study)
        ? [
            {
              name: customer.name,
              text: `${figure?.stat ?? ''} ${figure?.txt ?? ''}`.trim(),
              href: pathOfPage(study),
            },
          ]
        : [];
    })
    .slice(0, 2);
}

function ProductPanel({ product, platform, text, tone }: PlatformMenuProps & { product: Product }) {
  const { cards, ebook, strip } = text.products[product.system];
  const stories = storiesOf(product);
  return (
    <div className={styles.productPanel} data-system={product.system}>
      <div className={menu.column} data-part="modules">
        <p className={menu.heading}>{text.platform.modules}</p>
        <EntryList
          entries={product.modules}
          opensNewTab={text.opensNewTab}
          columns={product.modules.length > 6 ? 2 : 1}
        />
        <a className={menu.more} href={platform.features.href}>
          {text.platform.seeAll}
        </a>
      </div>
      <div className={menu.column} data-part="cards">
        <p className={menu.heading}>{text.platform.worthALook}</p>
        {cards.map((card) => (
          <a key={card.page} className={menu.card} href={linkTarget(card.page).href}>
            <MenuDrawing name={card.drawing} tone={tone} />
            <span className={menu.cardTitle}>{card.title}</span>
            <span className={menu.cardText}>{card.text}</span>
          </a>
        ))}
      </div>
      <div className={menu.column} data-part="reading">
        <a className={styles.cover} href={linkTarget(ebook.page).href}>
          <span className={styles.coverSheet}>
            <MenuDrawing name={ebook.drawing} tone={tone} />
          </span>
          <span>
            <span className={menu.heading}>{ebook.kicker}</span>
            <span className={menu.cardTitle}>{ebook.title}</span>
          </span>
        </a>
        {stories.length > 0 ? <p className={menu.heading}>{text.platform.caseStudies}</p> : null}
        {stories.map((story) => (
          <a key={story.href} className={menu.story} href={story.href}>
            <span className={menu.cardTitle}>{story.name}</span>
            <span className={menu.cardText}>{story.text}</span>
          </a>
        ))}
      </div>
      <a className={styles.strip} href={linkTarget(strip.page).href}>
        <span className={menu.cardTitle}>{strip.title}</span>
        <span className={menu.cardText}>{strip.text}</span>
        <span className={menu.more}>{text.platform.learnMore}</span>
      </a>
    </div>
  );
}

/**
 * The products on the left; the modules and more of the active one on the right. Each panel follows its product in the
 * DOM, so that tabbing goes from a product to its own modules; without script, the hovered or focused product shows.
 */
export function PlatformMenu({ platform, text, tone }: PlatformMenuProps) {
  return (
    <div className={styles.platform} data-products={platform.activeProduct}>
      <p className={menu.heading} data-part="products">
        {text.platform.products}
      </p>
      <a className={styles.product} data-part="overview" href={platform.overview.href}>
        <span className={styles.name}>
          {platform.overview.name}
          <span className={linkStyles.title}>{platform.overview.title}</span>
        </span>
      </a>
      <ul className={styles.products}>
        {platform.products.map((product) => (
          <li
            key={product.system}
            className={styles.productItem}
            data-product={product.system}
            data-active={product.system === platform.activeProduct ? '' : undefined}
          >
            <a className={styles.product} href={product.href}>
              <ProductGlyph system={product.system} />
              <span className={styles.name}>
                {product.name}
                <span className={linkStyles.title}>{product.title}</span>
              </span>
            </a>
            <ProductPanel product={product} platform={platform} text={text} tone={tone} />
          </li>
        ))}
      </ul>
      <div className={styles.across}>
        <MenuLinks
          entries={platform.across}
          opensNewTab={text.opensNewTab}
          heading={text.platform.across}
          columns={2}
        />
      </div>
    </div>
  );
}
