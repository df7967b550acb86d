import { type Navigation, targetIfAny } from '../../content/site/navigation.ts';
import { productStories } from '../../content/site/productStories.ts';
import type { ChromeText } from '../../content/words/chromeText.ts';
import type { Tone } from '../../scenes/pen/systems.ts';
import { MenuDrawing } from './MenuDrawing.tsx';
import linkStyles from './MenuLinks.module.css';
import { EntryList, MenuLinks } from './MenuLinks.tsx';
import menu from './Menus.module.css';
import styles from './PlatformMenu.module.css';
import { ProductGlyph } from './ProductGlyph.tsx';

type Platform = NonNullable<Navigation['platform']>;
type Product = Platform['products'][number];

export interface PlatformMenuProps {
  platform: Platform;
  text: ChromeText;
  /** Tone of the header that the menu opens from; its drawings match. */
  tone: Tone;
}

/** A teaser with its page's address; undefined if there is none. */
function withTarget<Teaser extends { page: string }>(teaser: Teaser | undefined) {
  const target = teaser && targetIfAny(teaser.page);
  return teaser && target && { ...teaser, href: target.href };
}

function ProductPanel({ product, platform, text, tone }: PlatformMenuProps & { product: Product }) {
  const given = text.products[product.link];
  const cards = (given?.cards ?? []).flatMap((card) => withTarget(card) ?? []);
  const ebook = withTarget(given?.ebook);
  const strip = withTarget(given?.strip);
  const stories = productStories(product.link);
  return (
    <div className={styles.productPanel}>
      <div className={menu.column} data-part="modules">
        <p className={menu.heading}>{text.platform.modules}</p>
        <EntryList
          entries={product.modules}
          opensNewTab={text.opensNewTab}
          columns={product.modules.length > 6 ? 2 : 1}
        />
        {platform.features ? (
          <a className={menu.more} href={platform.features.href}>
            {text.platform.seeAll}
          </a>
        ) : null}
      </div>
      {cards.length > 0 ? (
        <div className={menu.column} data-part="cards">
          <p className={menu.heading}>{text.platform.worthALook}</p>
          {cards.map((card) => (
            <a key={card.page} className={menu.card} href={card.href}>
              <MenuDrawing name={card.drawing} tone={tone} />
              <span className={menu.cardTitle}>{card.title}</span>
              <span className={menu.cardText}>{card.text}</span>
            </a>
          ))}
        </div>
      ) : null}
      {ebook || stories.length > 0 ? (
        <div className={menu.column} data-part="reading">
          {ebook ? (
            <a className={styles.cover} href={ebook.href}>
              <span className={styles.coverSheet}>
                <MenuDrawing name={ebook.drawing} tone={tone} />
              </span>
              <span>
                <span className={menu.heading}>{ebook.kicker}</span>
                <span className={menu.cardTitle}>{ebook.title}</span>
              </span>
            </a>
          ) : null}
          {stories.length > 0 ? <p className={menu.heading}>{text.platform.caseStudies}</p> : null}
          {stories.map((story) => (
            <a key={story.href} className={menu.story} href={story.href}>
              <span className={menu.cardTitle}>{story.name}</span>
              <span className={menu.cardText}>{story.text}</span>
            </a>
          ))}
        </div>
      ) : null}
      {strip ? (
        <a className={styles.strip} href={strip.href}>
          <span className={menu.cardTitle}>{strip.title}</span>
          <span className={menu.cardText}>{strip.text}</span>
          <span className={menu.more}>{text.platform.learnMore}</span>
        </a>
      ) : null}
    </div>
  );
}

/**
 * The products on the left; the modules and more of the active one on the right. Each panel follows its product in the
 * DOM, so that tabbing goes from a product to its own modules; without script, the hovered or focused product shows.
 */
export function PlatformMenu({ platform, text, tone }: PlatformMenuProps) {
  return (
    <div className={styles.platform} data-products="">
      <p className={menu.heading} data-part="products">
        {text.platform.products}
      </p>
      {platform.overview ? (
        <a className={styles.product} data-part="overview" href={platform.overview.href}>
          <span className={styles.name}>
            {platform.overview.name}
            <span className={linkStyles.title}>{platform.overview.title}</span>
          </span>
        </a>
      ) : null}
      <ul className={styles.products}>
        {platform.products.map((product) => (
          <li
            key={product.link}
            className={styles.productItem}
            data-product={product.link}
            data-system={product.system}
            data-active={product.link === platform.activeProduct ? '' : undefined}
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
