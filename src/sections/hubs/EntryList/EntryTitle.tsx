import { headingMarkup } from '../../../lib/inlineMarkup.tsx';

interface EntryTitleProps {
  entry: { path: string; title: string };
  level?: 'h2' | 'h3' | undefined;
  className?: string | undefined;
}

/** The title of an entry: a link whose click area is the whole entry. */
export function EntryTitle({ entry, level: Heading = 'h2', className }: EntryTitleProps) {
  return (
    <Heading className={className}>
      <a className="stretched-link" href={entry.path}>
        {headingMarkup(entry.title)}
      </a>
    </Heading>
  );
}
