import type { ReactNode } from 'react';
import { slugOf } from '../../../../shared/site/brand.ts';
import type { ProseHeading } from '../../../content/prose.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { NarrowFold } from '../../../ui/NarrowFold/NarrowFold.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './Prose.module.css';
import type { ProseProps } from './Prose.schema.ts';

interface Body {
  /** The rendered text of an MDX page. */
  children?: ReactNode;
  /** Its headings, in reading order. */
  headings?: readonly ProseHeading[];
}

/** Body text at a comfortable measure, with the list of its headings beside it where there is room. */
export function Prose({
  id,
  axis,
  mark,
  tone = 'paper',
  contents,
  body,
  children,
  headings,
}: ProseProps & SectionPlacement & Body) {
  const blocks = body.map((block) => ({ ...block, slug: block.heading ? slugOf(block.heading) : undefined }));
  const listed = [
    ...blocks.flatMap(({ heading, slug }) => (heading && slug ? [{ depth: 2, slug, text: heading }] : [])),
    ...(headings ?? []).filter((heading) => heading.depth === 2),
  ];
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.page}>
        {contents && listed.length > 1 ? (
          <nav className={styles.contents} aria-label={contents.label} data-contents="">
            <NarrowFold label={contents.label} labelClass={styles.label}>
              <ol>
                {listed.map((heading) => (
                  <li key={heading.slug}>
                    <a href={`#${heading.slug}`}>{heading.text}</a>
                  </li>
                ))}
              </ol>
            </NarrowFold>
          </nav>
        ) : null}
        <div className={styles.prose}>
          {blocks.map((block) => (
            <div key={block.heading ?? block.text[0]} className={styles.block}>
              {block.heading ? <h2 id={block.slug}>{inlineMarkup(block.heading)}</h2> : null}
              {block.text.map((paragraph) => (
                <p key={paragraph}>{inlineMarkup(paragraph)}</p>
              ))}
              {block.list.length > 0 ? (
                <ul>
                  {block.list.map((item) => (
                    <li key={item}>{inlineMarkup(item)}</li>
                  ))}
                </ul>
              ) : null}
            </div>
          ))}
          {children}
        </div>
      </div>
    </Section>
  );
}
