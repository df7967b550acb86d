import { pathOfPage } from '../../../../content/files/pathOfPage.ts';
import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import styles from './ProductStoreys.module.css';
import type { ProductStoreysProps } from './ProductStoreys.schema.ts';

/** A building whose storeys are the products, each drawn and described in the same room. */
export function ProductStoreys({ storeys, ground }: ProductStoreysProps) {
  return (
    <>
      <ol className={styles.building}>
        {storeys.map(({ product, text, measured, label, scene, alt }, index) => (
          <li key={product.id} className={styles.storey} data-system={product.system}>
            <div className={styles.scene}>
              <SceneImage scene={scene} alt={alt} isEager={index === 0} />
            </div>
            <div className={styles.room}>
              <p className={styles.measured}>{measured}</p>
              <h2 className={styles.name}>{headingMarkup(product.name)}</h2>
              <p className={styles.text}>{inlineMarkup(text)}</p>
              <Button href={pathOfPage(product.page)} label={label} variant="text" />
            </div>
          </li>
        ))}
      </ol>
      <div data-tone="night">
        <ul className={styles.footings}>
          {ground.map(({ name, value, text }) => (
            <li key={name} className={styles.footing}>
              <p className={`heading ${styles.footingName}`}>{name}</p>
              <p className={styles.value}>{value}</p>
              <p className={styles.footingText}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
