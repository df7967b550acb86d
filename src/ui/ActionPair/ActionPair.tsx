import { Button } from '../Button/Button.tsx';
import styles from './ActionPair.module.css';

/** A link target and its button label. */
interface Action {
  href: string;
  label: string;
}

export interface ActionPairProps {
  action: Action;
  second?: Action | undefined;
  /** On a phone: side by side while they fit (wrap), stacked (stack), or each across the full width (fill). */
  narrow?: 'wrap' | 'stack' | 'fill' | undefined;
  /** For the space above it, which the section decides. */
  className?: string | undefined;
}

/** A section's call to action: one button, and next to it the secondary choice as a text link. */
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
