import { Button } from '../Button/Button.tsx';
import styles from './ActionPair.module.css';

/** A place to go and what its button says. */
interface Action {
  href: string;
  label: string;
}

export interface ActionPairProps {
  action: Action;
  second?: Action | undefined;
  /** On a phone: beside each other while they fit (wrap), one below the other (stack), each over the whole line (fill). */
  narrow?: 'wrap' | 'stack' | 'fill' | undefined;
  /** For the distance to what stands before, which is the section's to say. */
  className?: string | undefined;
}

/** What a section asks a reader to do: one button, and beside it the quieter choice as a line of text. */
export function ActionPair({ action, second, narrow = 'wrap', className }: ActionPairProps) {
  return (
    <p
      className={className ? `${styles.pair} ${className}` : styles.pair}
      data-narrow={narrow === 'wrap' ? undefined : narrow}
    >
      <Button href={action.href} label={action.label} />
      {second ? <Button href={second.href} label={second.label} variant="text" /> : null}
    </p>
  );
}
