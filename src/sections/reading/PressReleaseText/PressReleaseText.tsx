import type { ReactNode } from 'react';
import { commaOf, type Locale } from '../../../../shared/site/locales.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { originOf } from '../../../lib/metadata.ts';
import { pressPdfAddress, pressPdfSize } from '../../../lib/pressPdf.ts';
import { printDate } from '../../../lib/printDate.ts';
import { SceneImage, sceneAddress } from '../../../scenes/SceneImage.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { contentFor, entryFor, type SectionPlacement } from '../../sectionBase.ts';
import { Letterhead } from '../../shared/Letterhead.tsx';
import { mailAddress, PressDesk } from '../../shared/PressDesk.tsx';
import { neighbors, relatedPosts } from '../../shared/relatedPosts.ts';
import { ProseText } from '../Prose/ProseText.tsx';
import { aboutOn } from './aboutOn.ts';
import styles from './PressReleaseText.module.css';
import type { PressReleaseTextProps } from './PressReleaseText.schema.ts';
import { YearFacade } from './YearFacade.tsx';

const pdfLabel = (label: string, address: string, locale: Locale) =>
  [label, pressPdfSize(address, locale)].filter(Boolean).join(commaOf(locale));

/** Maximum number of related releases. */
const RELATED = 2;

/** The letter on a desk with its actions beside it. Only the letter is printed. */
export function PressReleaseText(
  props: PressReleaseTextProps & SectionPlacement & { children?: ReactNode; headings?: unknown },
) {
  const { id, email, phone, about, labels, children, content } = props;
  const release = entryFor('pressRelease', content);
  const date = printDate(release.date, release.page.locale);
  const releases = contentFor('pressReleaseText', content).entriesOf('pressRelease');
  const { newer, older } = neighbors(release, releases);
  const around = [newer?.path, older?.path];
  const related = relatedPosts(release, releases, RELATED + 2)
    .filter(({ path }) => !around.includes(path))
    .slice(0, RELATED);
  const drawing = { ...release.cover, tone: 'day' as const };
  const address = originOf('en') + release.path;
  const pdf = pressPdfAddress(release.page);
  return (
    <PressDesk
      id={id}
      className={styles.desk}
      sideLabel={labels.kind}
      actions={[
        { label: labels.print, icon: 'print' },
        ...(pdf
          ? [{ label: pdfLabel(labels.pdf, pdf, release.page.locale), icon: 'down' as const, href: pdf }]
          : []),
        { label: labels.mail, icon: 'external', href: mailAddress(release.title, address) },
        { label: labels.kit, icon: 'document', href: '/newsroom/print/' },
        { label: labels.all, icon: 'list', href: '/newsroom/#press' },
      ]}
      beside={
        <>
          <YearFacade release={release} releases={releases} label={labels.year} labelOne={labels.yearOne} />
          {related.length > 0 ? (
            <div className={styles.other}>
              <h2 className={styles.otherTitle}>{headingMarkup(labels.related)}</h2>
              <ul className={styles.otherTitles}>
                {related.map(({ path, title }) => (
                  <li key={path}>
                    <a href={path}>{title}</a>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          <div>
            {[
              { label: labels.newer, other: newer },
              { label: labels.older, other: older },
            ].map(({ label, other }) =>
              other ? (
                <p key={label} className={styles.other}>
                  <span>{label}</span>
                  <a href={other.path}>{other.title}</a>
                </p>
              ) : null,
            )}
          </div>
        </>
      }
    >
      <Letterhead kind={labels.kind} note={release.date} />
      <p className={styles.release}>{labels.release}</p>
      <h1 className={styles.title}>{headingMarkup(release.title)}</h1>
      <p className={styles.summary}>{inlineMarkup(release.summary)}</p>
      <figure className={styles.picture} data-system={release.system}>
        <SceneImage scene={drawing} alt="" isEager />
        <figcaption>
          <span>{release.caption}</span>
          <a href={sceneAddress(drawing)} download="">
            <Icon name="down" />
            {labels.drawing}
          </a>
        </figcaption>
      </figure>
      <div className={styles.text}>
        <p className={styles.dateline}>
          {release.city}, <time dateTime={release.date}>{date}</time>
        </p>
        <ProseText>{children}</ProseText>
      </div>
      <p className={styles.end}>{labels.end}</p>
      <div className={styles.sheet}>
        <div>
          <h2 className={styles.label}>{headingMarkup(about.title)}</h2>
          <p>{inlineMarkup(aboutOn(release.date, about))}</p>
        </div>
        {release.contact ? (
          <div>
            <h2 className={styles.label}>{headingMarkup(labels.contact)}</h2>
            <address>
              <strong>{release.contact.name}</strong>
              <br />
              {release.contact.role}
              <br />
              <a href={`mailto:${email}`}>{email}</a>
              <br />
              <a href={phone.href}>{phone.label}</a>
            </address>
          </div>
        ) : null}
      </div>
    </PressDesk>
  );
}
