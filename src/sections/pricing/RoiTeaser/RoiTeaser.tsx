import type { ReactNode } from 'react';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import type { RoiTeaserProps } from './RoiTeaser.schema.ts';

/** The frame of the estimate, an island that the page puts inside with this section's copy. */
export function RoiTeaser({
  id,
  axis,
  mark,
  tone,
  children,
}: RoiTeaserProps & SectionPlacement & { children?: ReactNode }) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      {children}
    </Section>
  );
}
