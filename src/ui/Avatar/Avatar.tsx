import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Full name of the person; the initials are drawn, the name stands beside it. */
  name: string;
  size?: 'regular' | 'large' | undefined;
}

/** First letters of the first and the last word: SD for Salma Darwish, SR for Salem Al Rayes. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => word?.charAt(0) ?? '').join('');
}

/** A person as a grid bubble. It says nothing that the name beside it does not. */
export function Avatar({ name, size = 'regular' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
