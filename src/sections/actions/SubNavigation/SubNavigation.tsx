import { Button } from '../../../ui/Button/Button.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './SubNavigation.module.css';
import type { SubNavigationProps } from './SubNavigation.schema.ts';

/** A sticky bar of anchor links. Script marks the current one; the links work without it. */
export function SubNavigation({ id, label, links, action }: SubNavigationProps & SectionPlacement) {
  return (
    <nav id={id} className={styles.bar} aria-label={label} data-contents="">
      <div className={`container ${styles.inner}`}>
        <ul className={styles.links}>
          {links.map(({ label: name, measured, system, href }) => (
            <li key={href}>
              <a className={styles.link} href={href} data-system={system}>
                {measured ? <span className={styles.measured}>{measured}</span> : null}
                {name}
              </a>
            </li>
          ))}
        </ul>
        {action ? (
          <span className={styles.action}>
            <Button href={action.href} label={action.label} variant="text" />
          </span>
        ) : null}
      </div>
    </nav>
  );
}
