import { Picture } from '../../../ui/Picture/Picture.tsx';

interface ProsePictureProps {
  /** Path below content/media. */
  src: string;
  alt?: string | undefined;
}

/** A picture on an MDX page, written as in Markdown. It is at most as wide as the text column. */
export function ProsePicture({ src, alt = '' }: ProsePictureProps) {
  return <Picture image={src} alt={alt} sizes="(min-width: 760px) 720px, 100vw" />;
}
