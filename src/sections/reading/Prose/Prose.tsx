import { slugOf } from '../../../../shared/site/brand.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { type TextBody, TextPage } from '../../shared/TextPage.tsx';
import { IssueFacts } from '../EntryHead/EntryHead.tsx';
import styles from './Prose.module.css';
import type { ProseProps } from './Prose.schema.ts';

/** Body text at a readable line length, with the list of its headings beside it if there is room. */
export function Prose({
  id,
  axis,
  mark,
  tone = 'paper',
  contents,
  facts,
  content,
  body,
  children,
  headings = [],
}: ProseProps & SectionPlacement & TextBody) {
  const blocks = body.map((block) => ({ ...block, slug: block.heading ? slugOf(block.heading) : undefined }));
  const listed = [
    ...blocks.flatMap(({ heading, slug }) => (heading && slug ? [{ depth: 2, slug, text: heading }] : [])),
    ...headings,
  ];
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <TextPage className={styles.page} contents={contents?.label} headings={listed}>
        <div className={styles.prose}>
          {facts ? <IssueFacts labels={facts} content={content} /> : null}
          {blocks.map((block) => (
            <div key={block.heading ?? block.text[0]} className={styles.block}>
              {block.heading ? <h2 id={block.slug}>{headingMarkup(block.heading)}</h2> : null}
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
      </TextPage>
    </Section>
  );
}
