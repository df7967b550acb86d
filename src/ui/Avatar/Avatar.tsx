import { slugOf } from '../../../shared/site/brand.ts';
import { PortraitImage } from '../../scenes/portraits/PortraitImage.tsx';
import type { PortraitSpec } from '../../scenes/portraits/portraitSchema.ts';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** The person's full name; the initials are drawn, and the name is shown next to them. */
  name: string;
  /** A portrait, drawn or photographed, replaces the initials. */
  portrait?: PortraitSpec | undefined;
  size?: 'regular' | 'large' | undefined;
}

/** The first letters of the first and last word: SD for Salma Darwish, SR for Salem Al Rayes. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => word?.charAt(0) ?? '').join('');
}

/** A person as a grid bubble. Decorative: the name is next to it. */
export function Avatar({ name, portrait, size = 'regular' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {portrait ? (
        <PortraitImage className={styles.portrait} look={portrait} name={slugOf(name)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
