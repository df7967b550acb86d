import type { AvatarProps } from './Avatar.tsx';

/** Named examples; each key gives the reason it exists. */
export const avatarExamples = {
  inLine: { name: 'Salma Darwish' },
  besideBiography: { name: 'Salem Al Rayes', size: 'large' },
} satisfies Record<string, AvatarProps>;
