import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ProductMatrix.module.css';
import type { ProductMatrixProps } from './ProductMatrix.schema.ts';

/** Three risers through a slab for each shared service; a node and a note at each crossing. */
export function ProductMatrix({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  service,
  products,
  rows,
}: ProductMatrixProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <table className={styles.table}>
        <thead>
          <tr className={styles.row}>
            <th scope="col" className={styles.service}>
              {service}
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col" className={styles.product} data-system={product.system}>
                {product.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.link.href} className={styles.row}>
              <th scope="row" className={styles.name}>
                <a href={row.link.href}>{row.link.label}</a>
              </th>
              {row.cells.map((cell, index) => (
                <td key={cell} className={styles.cell} data-system={products[index]?.system}>
                  <span className={styles.label}>{products[index]?.name}</span>
                  {inlineMarkup(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
