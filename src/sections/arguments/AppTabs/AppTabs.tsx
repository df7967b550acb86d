import { useId } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { TabGroup } from '../../../ui/TabGroup/TabGroup.tsx';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './AppTabs.module.css';
import type { AppTabsProps } from './AppTabs.schema.ts';

/** Size of a phone or its screenshot in px. */
const PHONE = { width: 320, height: 520 };

/**
 * Several apps: a list of them, the selected app's phone at the section's bottom edge, and its text beside it.
 */
export function AppTabs(props: AppTabsProps & SectionPlacement) {
  const { id, title, intro, label, benefitsLabel, sharedBy, apps, content } = props;
  const name = useId();
  return (
    <section id={id} className={styles.apps}>
      <div className={`container ${styles.inner}`}>
        <div className={`split ${styles.head}`}>
          <h2>{headingMarkup(title)}</h2>
          {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
        </div>
        <TabGroup
          label={label}
          name={name}
          sharedBy={sharedBy}
          orientation="vertical"
          items={apps.map((app) => ({
            key: app.name,
            label: (
              <span className={styles.name}>
                {app.name}
                <small className={styles.audience}>{app.audience}</small>
              </span>
            ),
            panel: (
              <div className={styles.card}>
                <div className={styles.phone}>
                  {app.image ? <ProductWindow name={app.image} locale={content?.page.locale} /> : null}
                  {app.screenshot ? <SceneImage scene={{ crop: PHONE, ...app.screenshot }} alt="" /> : null}
                </div>
                <div className={styles.words}>
                  <span className={styles.mark} role="img" aria-label={app.logoAlt}>
                    <Icon name={app.logo} />
                  </span>
                  <h3>{headingMarkup(app.heading)}</h3>
                  <p className={styles.desc}>{inlineMarkup(app.desc)}</p>
                  <h4 className={styles.benefits}>{headingMarkup(benefitsLabel)}</h4>
                  <ul className={styles.chips}>
                    {app.list.map((benefit) => (
                      <li key={benefit} className={styles.chip}>
                        {benefit}
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}
